//! Classes and what they extend, instances, calls.

use super::{Flow, Machine, Run, takes_any, usual};
use crate::ProgramError;
use crate::syntax::{Class, LambdaBody, Method, MethodKind};
use crate::value::{Function, Instance, Scope, Value};
use std::rc::Rc;

/// Classes of a program at most.
const MOST_CLASSES: usize = 256;
/// Classes that extend each other at most.
const LONGEST_LINE: usize = 16;

impl<'a> Machine<'a> {
    /// The class of a name, as seen from a namespace.
    pub(crate) fn class_named(&self, name: &str, from: &str) -> Option<usize> {
        class_named(self.classes, name, from)
    }

    pub(super) fn base_of(&self, class: usize) -> Option<usize> {
        self.line_of(class).get(1).copied()
    }

    /// A class and those that it extends.
    pub(crate) fn line_of(&self, class: usize) -> &'a [usize] {
        self.lines.get(class).map_or(&[], Vec::as_slice)
    }

    /// The method of a class, or of one that it extends, that takes so many arguments.
    pub(super) fn method(
        &self,
        class: usize,
        kind: MethodKind,
        name: &str,
        count: usize,
    ) -> Option<(usize, Rc<Method>)> {
        self.line_of(class).iter().find_map(|&class| {
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
        self.line_of(class).iter().any(|class| self.classes[*class].methods.iter().any(is))
    }

    pub(super) fn scope_of(&self, this: Option<Rc<Instance>>, class: usize) -> Rc<Scope> {
        Rc::new(Scope { this, class, ..Scope::default() })
    }

    /// A new instance of a class.
    pub(crate) fn instance(&mut self, class: usize, arguments: Vec<Value>) -> Run<Value> {
        let instance = self.object(class)?;
        for &of in self.line_of(class).iter().rev() {
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
                    _ => self.list(rest)?,
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
        let scope = self.scope_of(this, class);
        self.bind(&method, arguments, &scope)?;
        let line = self.line;
        let value = match self.deeper(|machine| machine.block(&method.body, &scope))? {
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
                let scope = Scope::inside(around);
                for (name, value) in lambda.parameters.iter().zip(arguments) {
                    scope.add(name, value);
                }
                match &lambda.body {
                    LambdaBody::Value(value) => self.value(value, &scope),
                    LambdaBody::Block(block) => match self.deeper(|machine| machine.block(block, &scope))? {
                        Flow::Return(value) => Ok(value),
                        _ => Ok(Value::Null),
                    },
                }
            }
        }
    }
}

/// The class of a name, as seen from a namespace: that of the same or an outer namespace first.
fn class_named(classes: &[Class], name: &str, from: &str) -> Option<usize> {
    let mut space = from;
    loop {
        let is = |class: &Class| match space {
            "" => *class.name == *name,
            _ => {
                let behind = class.name.strip_prefix(space).and_then(|rest| rest.strip_prefix('.'));
                behind == Some(name)
            }
        };
        if let Some(found) = classes.iter().position(is) {
            return Some(found);
        }
        if space.is_empty() {
            break;
        }
        space = space.rsplit_once('.').map_or("", |(outer, _)| outer);
    }
    let ends = |class: &Class| class.name.strip_suffix(name).is_some_and(|before| before.ends_with('.'));
    classes.iter().position(ends)
}

/// Each class and those that it extends.
///
/// # Errors
/// Too many of them.
pub(crate) fn lines_of(classes: &[Class]) -> Result<Vec<Vec<usize>>, ProgramError> {
    let error = |problem: &str| Err(ProgramError { line: 1, problem: problem.to_owned() });
    if classes.len() > MOST_CLASSES {
        return error("too many classes");
    }
    let base_of = |class: usize| {
        let class = &classes[class];
        let space = class.name.rsplit_once('.').map_or("", |(space, _)| space);
        class_named(classes, class.base.as_deref()?, space).filter(|base| *classes[*base].name != *class.name)
    };
    let bases: Vec<Option<usize>> = (0..classes.len()).map(base_of).collect();
    let mut lines = Vec::with_capacity(classes.len());
    for class in 0..classes.len() {
        let mut line = vec![class];
        while let Some(base) = line.last().and_then(|class| bases[*class]).filter(|base| !line.contains(base)) {
            if line.len() >= LONGEST_LINE {
                return error("classes that extend too many others");
            }
            line.push(base);
        }
        lines.push(line);
    }
    Ok(lines)
}
