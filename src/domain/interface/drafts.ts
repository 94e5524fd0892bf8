import type { Cell } from '#domain/shared/cell.ts';

/** What was typed into forms and not sent yet, by form: it is there after a reload, and goes with the person. */
export type Drafts = Readonly<Record<string, DraftTexts>>;

/** What stands in the fields of one form, by field. A field that is not there is as the form begins. */
export type DraftTexts = Readonly<Record<string, string>>;

export const noDrafts: Drafts = {};

/** One form's part of all drafts, as a cell of its own; a form in which nothing stands leaves nothing behind. */
export function draftTexts(drafts: Cell<Drafts>, form: string): Cell<DraftTexts> {
  return {
    get: () => drafts.get()[form] ?? {},
    update: (change) =>
      drafts.update(({ [form]: texts = {}, ...others }) => {
        const next = change(texts);
        return Object.keys(next).length === 0 ? others : { ...others, [form]: next };
      }),
  };
}

type Kept<Details> = {
  /** Holds all of the form, for as long as the page is open. */
  readonly page: Cell<Details>;
  readonly texts: Cell<DraftTexts>;
  /** How the form begins. */
  readonly initial: Details;
  /** The fields that are kept, and what may stand in each: never a password. */
  readonly fields: Readonly<Record<string, (text: string) => boolean>>;
};

/** A form of which some fields are kept, as one cell: what was kept stands in its field, whatever the page holds. */
export function keptForm<Details extends Readonly<Record<string, unknown>>>(kept: Kept<Details>): Cell<Details> {
  const { page, texts, initial, fields } = kept;
  const get = (): Details => ({ ...page.get(), ...goodOf(texts.get(), fields) });
  return {
    get,
    update(change) {
      const [before, next] = [get(), change(get())];
      page.update(() => next);
      const changed = Object.keys(fields).filter((field) => next[field] !== before[field]);
      if (changed.length > 0) texts.update((now) => withFields(now, next, { initial, changed }));
    },
  };
}

export const anyText = (): boolean => true;

function goodOf(texts: DraftTexts, fields: Kept<unknown>['fields']): DraftTexts {
  return Object.fromEntries(
    Object.entries(texts).filter(([field, text]) => Object.hasOwn(fields, field) && fields[field]?.(text)),
  );
}

type Changed<Details> = { readonly initial: Details; readonly changed: readonly string[] };

function withFields<Details extends Readonly<Record<string, unknown>>>(
  texts: DraftTexts,
  next: Details,
  { initial, changed }: Changed<Details>,
): DraftTexts {
  const others = Object.entries(texts).filter(([field]) => !changed.includes(field));
  const typed = changed.filter((field) => next[field] !== initial[field]).map((field) => [field, String(next[field])]);
  return Object.fromEntries([...others, ...typed]);
}
