//! Statements.

use super::{Flow, Machine, Run, usual};
use crate::syntax::{Expr, Statement, StatementKind};
use crate::value::{Scope, Value};
use std::rc::Rc;

impl Machine<'_> {
    pub(super) fn block(&mut self, statements: &[Statement], scope: &Rc<Scope>) -> Run<Flow> {
        for statement in statements {
            match self.statement(statement, scope)? {
                Flow::Next => {}
                other => return Ok(other),
            }
        }
        Ok(Flow::Next)
    }

    pub(super) fn statement(&mut self, statement: &Statement, scope: &Rc<Scope>) -> Run<Flow> {
        self.line = statement.line;
        self.deeper(|machine| machine.statement_of(statement, scope))
    }

    fn statement_of(&mut self, statement: &Statement, scope: &Rc<Scope>) -> Run<Flow> {
        match &statement.kind {
            StatementKind::Block(all) => return self.block(all, &Scope::inside(scope)),
            StatementKind::Local(of, all) => {
                for (name, first) in all {
                    let value = match first {
                        Some(first) => self.value(first, scope)?,
                        None => usual(of),
                    };
                    scope.add(name, value);
                }
            }
            StatementKind::Expression(value) => drop(self.value(value, scope)?),
            StatementKind::If(condition, then, other) => {
                if self.holds(condition, scope)? {
                    return self.statement(then, &Scope::inside(scope));
                }
                if let Some(other) = other {
                    return self.statement(other, &Scope::inside(scope));
                }
            }
            StatementKind::For(before, condition, steps, body) => {
                let scope = Scope::inside(scope);
                self.block(before, &scope)?;
                while condition.as_ref().map_or(Ok(true), |condition| self.holds(condition, &scope))? {
                    match self.statement(body, &Scope::inside(&scope))? {
                        Flow::Break => break,
                        Flow::Return(value) => return Ok(Flow::Return(value)),
                        Flow::Next | Flow::Continue => {}
                    }
                    for step in steps {
                        self.value(step, &scope)?;
                    }
                }
            }
            StatementKind::ForEach(name, list, body) => {
                let list = self.value(list, scope)?;
                for value in self.elements(&list)? {
                    let scope = Scope::inside(scope);
                    scope.add(name, value);
                    match self.statement(body, &scope)? {
                        Flow::Break => break,
                        Flow::Return(value) => return Ok(Flow::Return(value)),
                        Flow::Next | Flow::Continue => {}
                    }
                }
            }
            StatementKind::While(condition, body) => {
                while self.holds(condition, scope)? {
                    match self.statement(body, &Scope::inside(scope))? {
                        Flow::Break => break,
                        Flow::Return(value) => return Ok(Flow::Return(value)),
                        Flow::Next | Flow::Continue => {}
                    }
                }
            }
            StatementKind::DoWhile(body, condition) => loop {
                match self.statement(body, &Scope::inside(scope))? {
                    Flow::Break => break,
                    Flow::Return(value) => return Ok(Flow::Return(value)),
                    Flow::Next | Flow::Continue => {}
                }
                if !self.holds(condition, scope)? {
                    break;
                }
            },
            StatementKind::Switch(value, parts) => return self.switch(value, parts, scope),
            StatementKind::Return(value) => {
                let value = value.as_ref().map_or(Ok(Value::Null), |value| self.value(value, scope))?;
                return Ok(Flow::Return(value));
            }
            StatementKind::Throw => return self.error("the program reports a fault of its own"),
            StatementKind::Break => return Ok(Flow::Break),
            StatementKind::Continue => return Ok(Flow::Continue),
        }
        Ok(Flow::Next)
    }

    fn switch(&mut self, value: &Expr, parts: &[(Vec<Option<Expr>>, Vec<Statement>)], scope: &Rc<Scope>) -> Run<Flow> {
        let value = self.value(value, scope)?;
        let mut chosen = None;
        'parts: for (place, (labels, _)) in parts.iter().enumerate() {
            for label in labels.iter().flatten() {
                let label = self.value(label, scope)?;
                if self.is_equal(&value, &label) {
                    chosen = Some(place);
                    break 'parts;
                }
            }
        }
        let chosen = chosen.or_else(|| parts.iter().position(|(labels, _)| labels.iter().any(Option::is_none)));
        let Some((_, body)) = chosen.and_then(|place| parts.get(place)) else { return Ok(Flow::Next) };
        Ok(match self.block(body, &Scope::inside(scope))? {
            Flow::Break => Flow::Next,
            other => other,
        })
    }
}
