/** What is typed into the fields of the checkout, by the field's label. */
export type Filling = Readonly<Record<string, string>>;
