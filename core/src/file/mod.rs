//! Reading and writing projects: the only code that sees bytes.
