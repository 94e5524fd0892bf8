export type Role =
  | 'article'
  | 'button'
  | 'checkbox'
  | 'columnheader'
  | 'combobox'
  | 'dialog'
  | 'field'
  | 'group'
  | 'heading'
  | 'link'
  | 'list'
  | 'main'
  | 'region'
  | 'spinbutton'
  | 'status'
  | 'summary'
  | 'table';

/** What a shopper looks for: a role, and the accessible name or how it begins. */
export type Target = {
  readonly role: Role;
  readonly name?: string;
  readonly startsWith?: string;
  readonly within?: Target;
};

/** What a shopper reads: something that is there, says this, holds this or, where it is gone, is there no more. */
export type Sight = Target & { readonly text?: string; readonly value?: string; readonly isGone?: true };

/** What a shopper does with what is there. */
export type Step =
  | { readonly press: Target }
  | { readonly type: string; readonly into: Target }
  | { readonly choose: string; readonly of: Target }
  | { readonly sees: Sight }
  | { readonly restMs: number };

/** How a page writes down what has a role. */
export const selectors: Readonly<Record<Role, string>> = {
  article: 'article, [role="article"]',
  button: 'button, [role="button"]',
  checkbox: 'input[type="checkbox"]',
  columnheader: 'th[scope="col"], [role="columnheader"]',
  combobox: 'select',
  dialog: 'dialog[open], [role="dialog"]',
  field: 'input:not([type="number"]), textarea',
  group: 'fieldset, [role="group"]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  list: 'ul, ol, [role="list"]',
  main: 'main',
  region: 'section, [role="region"]',
  spinbutton: 'input[type="number"]',
  status: '[role="status"], [role="alert"], output',
  summary: 'summary',
  table: 'table',
};
