//! Classes and what they extend, instances, calls.

use super::{Flow, Machine, Run, takes_any, usual};
use crate::syntax::{LambdaBody, Method, MethodKind};
use crate::value::{Function, Instance, Scope, Value};
use std::cell::RefCell;
use std::rc::Rc;

/// Calls within each other at most.
const DEEPEST: usize = 48;

impl Machine<'_> {
    /// The class of a name, as seen from a namespace: that of the same or an outer namespace first.
    pub(crate) fn class_named(&self, name: &str, from: &str) -> Option<usize> {
        let mut space = from;
        loop {
            let wanted = if space.is_empty() { name.to_owned() } else { format!("{space}.{name}") };
            if let Some(found) = self.classes.iter().position(|class| *class.name == *wanted) {
                return Some(found);
            }
            if space.is_empty() {
                break;
            }
            space = space.rsplit_once('.').map_or("", |(outer, _)| outer);
        }
        let suffix = format!(".{name}");
        self.classes.iter().position(|class| class.name.ends_with(&suffix))
    }

    pub(super) fn base_of(&self, class: usize) -> Option<usize> {
        let class = self.classes.get(class)?;
        let space = class.name.rsplit_once('.').map_or("", |(space, _)| space);
        self.class_named(class.base.as_deref()?, space).filter(|base| *self.classes[*base].name != *class.name)
    }

    /// A class and those that it extends.
    pub(crate) fn line_of(&self, class: usize) -> Vec<usize> {
        let mut line = vec![class];
        while let Some(base) = line.last().and_then(|class| self.base_of(*class)) {
            if line.contains(&base) {
                break;
            }
            line.push(base);
        }
        line
    }

    /// The method of a class, or of one that it extends, that takes so many arguments.
    pub(super) fn method(
        &self,
        class: usize,
        kind: MethodKind,
        name: &str,
        count: usize,
    ) -> Option<(usize, Rc<Method>)> {
        self.line_of(class).into_iter().find_map(|class| {
            let fits = |method: &&Rc<Method>| {
                let needed = method.parameters.iter().filter(|one| one.usual.is_none() && !one.takes_rest).count();
                let takes_rest = method.parameters.last().is_some_and(|last| last.takes_rest);
                method.kind == kind
                    && *method.name == *name
                    && count >= needed
                    && (takes_rest || count <= method.parameters.len())
            };
            let fitting = || self.classes[class].methods.iter().filter(fits);
            // One that takes just these comes before one that takes any number.
            let exact = fitting().find(|method| method.parameters.len() == count && !takes_any(method));
            exact.or_else(|| fitting().next()).map(|method| (class, Rc::clone(method)))
        })
    }

    pub(super) fn has_method(&self, class: usize, name: &str) -> bool {
        let is = |method: &Rc<Method>| method.kind == MethodKind::Method && *method.name == *name;
        self.line_of(class).into_iter().any(|class| self.classes[class].methods.iter().any(is))
    }

    pub(super) fn scope_of(&self, this: Option<Rc<Instance>>, class: usize) -> Rc<Scope> {
        Rc::new(Scope { this, class, ..Scope::default() })
    }

    /// A new instance of a class.
    pub(crate) fn instance(&mut self, class: usize, arguments: Vec<Value>) -> Run<Value> {
        let instance = Rc::new(Instance { class, fields: RefCell::default() });
        for of in self.line_of(class).into_iter().rev() {
            let scope = self.scope_of(Some(Rc::clone(&instance)), of);
            for field in self.classes[of].fields.iter().filter(|field| !field.is_static) {
                let value = match &field.first {
                    Some(first) => self.value(first, &scope)?,
                    None => usual(&field.of),
                };
                instance.fields.borrow_mut().insert(field.name.clone(), value);
            }
        }
        self.run_constructor(&instance, class, arguments)?;
        Ok(Value::Object(instance))
    }

    pub(super) fn run_constructor(&mut self, instance: &Rc<Instance>, class: usize, arguments: Vec<Value>) -> Run<()> {
        let simple = self.classes[class].name.rsplit('.').next().unwrap_or_default().to_owned();
        let own = self.method(class, MethodKind::Constructor, &simple, arguments.len()).filter(|(of, _)| *of == class);
        let Some((_, method)) = own else {
            return match self.base_of(class) {
                Some(base) => self.run_constructor(instance, base, Vec::new()),
                None => Ok(()),
            };
        };
        let scope = self.scope_of(Some(Rc::clone(instance)), class);
        self.bind(&method, arguments, &scope)?;
        if let Some(base) = self.base_of(class) {
            let to_base = self.arguments(method.to_base.as_deref().unwrap_or_default(), &scope)?;
            self.run_constructor(instance, base, to_base)?;
        }
        self.block(&method.body, &scope).map(drop)
    }

    /// Gives parameters their values.
    pub(super) fn bind(&mut self, method: &Method, arguments: Vec<Value>, scope: &Rc<Scope>) -> Run<()> {
        let mut arguments = arguments.into_iter();
        for parameter in &method.parameters {
            let value = if parameter.takes_rest {
                let rest: Vec<Value> = arguments.by_ref().collect();
                match rest.as_slice() {
                    [Value::List(list)] => Value::List(list.clone()),
                    _ => Value::list(rest),
                }
            } else {
                match (arguments.next(), &parameter.usual) {
                    (Some(value), _) => value,
                    (None, Some(usual)) => self.value(usual, scope)?,
                    (None, None) => Value::Null,
                }
            };
            scope.add(&parameter.name, value);
        }
        Ok(())
    }

    pub(super) fn call(
        &mut self,
        this: Option<Rc<Instance>>,
        (class, method): (usize, Rc<Method>),
        arguments: Vec<Value>,
    ) -> Run<(Value, Rc<Scope>)> {
        if self.depth >= DEEPEST {
            return self.error("too many calls within each other");
        }
        let scope = self.scope_of(this, class);
        self.bind(&method, arguments, &scope)?;
        self.depth += 1;
        let line = self.line;
        let flow = self.block(&method.body, &scope);
        self.depth -= 1;
        let value = match flow? {
            Flow::Return(value) => value,
            _ => Value::Null,
        };
        self.line = line;
        Ok((value, scope))
    }

    /// Calls a method of an instance; `None` if its classes have none of that name.
    pub(crate) fn call_named(
        &mut self,
        instance: &Rc<Instance>,
        (kind, name): (MethodKind, &str),
        arguments: Vec<Value>,
    ) -> Run<Option<Value>> {
        match self.method(instance.class, kind, name, arguments.len()) {
            Some(found) => self.call(Some(Rc::clone(instance)), found, arguments).map(|(value, _)| Some(value)),
            None => Ok(None),
        }
    }

    /// Calls a function.
    pub(crate) fn call_function(&mut self, function: &Value, arguments: Vec<Value>) -> Run<Value> {
        let Value::Function(function) = function else {
            return self.error(format!("{} cannot be called", function.kind()));
        };
        match &**function {
            Function::Method(this, class, name) => {
                let of = this.as_ref().map_or(*class, |this| this.class);
                match self.method(of, MethodKind::Method, name, arguments.len()) {
                    Some(found) => self.call(this.clone(), found, arguments).map(|(value, _)| value),
                    None => self.unknown(name),
                }
            }
            Function::Lambda(lambda, around) => {
                if self.depth >= DEEPEST {
                    return self.error("too many calls within each other");
                }
                let scope = Scope::inside(around);
                for (name, value) in lambda.parameters.iter().zip(arguments) {
                    scope.add(name, value);
                }
                self.depth += 1;
                let value = match &lambda.body {
                    LambdaBody::Value(value) => self.value(value, &scope),
                    LambdaBody::Block(block) => self.block(block, &scope).map(|flow| match flow {
                        Flow::Return(value) => value,
                        _ => Value::Null,
                    }),
                };
                self.depth -= 1;
                value
            }
        }
    }
}
