/** What was typed into the forms of the account and not saved yet, by the id of the field. */
export type AccountDraft = Readonly<Record<string, string>>;

export type AccountForm = 'personal' | 'shipping';

/** What was typed into one form, by the names of its fields. */
export function typedIn(form: AccountForm, draft: AccountDraft): Readonly<Record<string, string>> {
  const own = Object.entries(draft).filter(([id]) => isOf(form, id));
  return Object.fromEntries(own.map(([id, value]) => [id.slice(form.length + 1), value]));
}

export function isTypedIn(form: AccountForm, draft: AccountDraft): boolean {
  return Object.keys(draft).some((id) => isOf(form, id));
}

export function withoutTypedIn(form: AccountForm, draft: AccountDraft): AccountDraft {
  return Object.fromEntries(Object.entries(draft).filter(([id]) => !isOf(form, id)));
}

function isOf(form: AccountForm, id: string): boolean {
  return id.startsWith(`${form}-`);
}
