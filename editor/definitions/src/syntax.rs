//! Parts of a program: classes, statements, expressions.

use std::rc::Rc;

/// A name of a type: generic arguments are left out, but for their number of elements' kinds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct TypeName {
    /// The name without namespaces.
    pub name: Rc<str>,
    /// Arrays of arrays: how many.
    pub ranks: usize,
}

/// A class.
#[derive(Clone, Debug, Default)]
pub(crate) struct Class {
    /// The name with its namespaces.
    pub name: Rc<str>,
    /// The class that it extends, as written.
    pub base: Option<Rc<str>>,
    /// Values that instances have, and those that the class has once.
    pub fields: Vec<Field>,
    /// Methods, and properties as methods without parameters.
    pub methods: Vec<Rc<Method>>,
    /// Values that are numbers by names.
    pub members: Vec<(Rc<str>, Option<Expr>)>,
}

/// A value of a class.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    pub name: Rc<str>,
    pub of: TypeName,
    pub first: Option<Expr>,
    pub is_static: bool,
}

/// The sort of a method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MethodKind {
    Method,
    Getter,
    Setter,
    Constructor,
}

/// A method.
#[derive(Clone, Debug)]
pub(crate) struct Method {
    pub name: Rc<str>,
    pub kind: MethodKind,
    pub parameters: Vec<Parameter>,
    pub body: Vec<Statement>,
    /// Arguments for the constructor of the class that it extends.
    pub to_base: Option<Vec<Argument>>,
}

/// A parameter of a method.
#[derive(Clone, Debug)]
pub(crate) struct Parameter {
    pub name: Rc<str>,
    /// True if it takes all arguments that are left.
    pub takes_rest: bool,
    pub usual: Option<Expr>,
}

/// An argument of a call.
#[derive(Clone, Debug)]
pub(crate) struct Argument {
    pub value: Expr,
    /// The value goes back to where it came from.
    pub goes_back: bool,
}

/// A statement with its line.
#[derive(Clone, Debug)]
pub(crate) struct Statement {
    pub line: u32,
    pub kind: StatementKind,
}

#[derive(Clone, Debug)]
pub(crate) enum StatementKind {
    Block(Vec<Statement>),
    Local(TypeName, Vec<(Rc<str>, Option<Expr>)>),
    Expression(Expr),
    If(Expr, Box<Statement>, Option<Box<Statement>>),
    For(Vec<Statement>, Option<Expr>, Vec<Expr>, Box<Statement>),
    ForEach(Rc<str>, Expr, Box<Statement>),
    While(Expr, Box<Statement>),
    DoWhile(Box<Statement>, Expr),
    /// Labels of each part; `None` is the one for all others.
    Switch(Expr, Vec<(Vec<Option<Expr>>, Vec<Statement>)>),
    Return(Option<Expr>),
    Throw,
    Break,
    Continue,
}

/// Operators of two values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Binary {
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    And,
    Or,
    Xor,
    Left,
    Right,
    Equal,
    Unequal,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
    Both,
    Either,
    Else,
}

/// Operators of one value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unary {
    Minus,
    Plus,
    Not,
    Complement,
}

#[derive(Clone, Debug)]
pub(crate) enum Expr {
    Null,
    Bool(bool),
    Int(i64),
    Float(f64),
    Text(Rc<str>),
    This,
    Base,
    Name(Rc<str>),
    Member(Box<Expr>, Rc<str>),
    Call(Box<Expr>, Vec<Argument>),
    Index(Box<Expr>, Vec<Expr>),
    New(TypeName, Vec<Argument>, Option<Items>),
    /// The kind of its elements, the lengths, the values.
    NewArray(TypeName, Vec<Expr>, Option<Items>),
    Unary(Unary, Box<Expr>),
    Binary(Binary, Box<Expr>, Box<Expr>),
    Assign(Option<Binary>, Box<Expr>, Box<Expr>),
    /// The number that is added, and whether the old value counts.
    Step(i64, bool, Box<Expr>),
    Choice(Box<Expr>, Box<Expr>, Box<Expr>),
    Cast(TypeName, Box<Expr>),
    Is(Box<Expr>, TypeName),
    As(Box<Expr>, TypeName),
    TypeOf(TypeName),
    Lambda(Rc<Lambda>),
    Items(Items),
}

/// Values in braces behind a `new`.
#[derive(Clone, Debug)]
pub(crate) enum Items {
    /// Values, those of a dictionary as lists of two.
    Values(Vec<Expr>),
    /// Fields with values.
    Fields(Vec<(Rc<str>, Expr)>),
}

/// A function without a name.
#[derive(Clone, Debug)]
pub(crate) struct Lambda {
    pub parameters: Vec<Rc<str>>,
    pub body: LambdaBody,
}

#[derive(Clone, Debug)]
pub(crate) enum LambdaBody {
    Value(Expr),
    Block(Vec<Statement>),
}
