/** One entry of a validation list: the field at its dotted path and the rule that it breaks. */
export type Fault = { readonly field: string; readonly keyword: string };
