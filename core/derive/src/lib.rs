//! The derive macro of the core's trait `Snapshot`: how a part of a world is written and read.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{Data, DeriveInput, Error, Fields, parse_macro_input, parse_quote};

/// Implements `Snapshot` for a struct of fields that implement it, or for an enum without fields.
///
/// A field is named in the digest by its name, an item of a tuple struct by its place; a tuple struct of one item is written
/// as that item. A variant is written as its place in the enum.
#[proc_macro_derive(Snapshot)]
pub fn derive_snapshot(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    implement(input).unwrap_or_else(Error::into_compile_error).into()
}

fn implement(mut input: DeriveInput) -> Result<TokenStream, Error> {
    let (write, read) = match &input.data {
        Data::Struct(data) => of_struct(&data.fields),
        Data::Enum(data) if data.variants.iter().all(|variant| variant.fields.is_empty()) => {
            let names: Vec<_> = data.variants.iter().map(|variant| &variant.ident).collect();
            let places = 0..names.len() as u8;
            let read_places = places.clone();
            let write = quote! { _to.number(match self { #(Self::#names => #places),* }.into(), 1); };
            let read = quote! {
                match <u8 as crate::snapshot::Snapshot>::read(_from)? {
                    #(#read_places => Ok(Self::#names),)*
                    _ => Err(_from.wrong()),
                }
            };
            (write, read)
        }
        _ => return Err(Error::new(input.ident.span(), "Snapshot: a struct, or an enum without fields")),
    };
    for parameter in input.generics.type_params_mut() {
        parameter.bounds.push(parse_quote!(crate::snapshot::Snapshot));
    }
    let name = &input.ident;
    let (impl_generics, type_generics, where_clause) = input.generics.split_for_impl();
    Ok(quote! {
        impl #impl_generics crate::snapshot::Snapshot for #name #type_generics #where_clause {
            fn write(&self, _to: &mut impl crate::snapshot::Sink) { #write }

            fn read(
                _from: &mut crate::snapshot::SnapshotReader<'_>,
            ) -> Result<Self, crate::snapshot::SnapshotError> {
                #read
            }
        }
    })
}

/// The bodies of `write` and `read`.
fn of_struct(fields: &Fields) -> (TokenStream, TokenStream) {
    let members: Vec<_> = fields.members().collect();
    if let (Fields::Unnamed(_), [item]) = (fields, members.as_slice()) {
        let write = quote! { crate::snapshot::Snapshot::write(&self.#item, _to); };
        return (write, quote! { crate::snapshot::Snapshot::read(_from).map(Self) });
    }
    let names = fields.iter().enumerate().map(|(place, field)| {
        field.ident.as_ref().map_or_else(|| format_ident!("_{place}").to_string(), ToString::to_string)
    });
    let write = quote! { #(_to.field(const { crate::digest::field_name(#names) }, &self.#members);)* };
    (write, quote! { Ok(Self { #(#members: crate::snapshot::Snapshot::read(_from)?),* }) })
}
