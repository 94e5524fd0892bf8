import type { Cell } from '#domain/shared/cell.ts';
import type { DraftTexts } from './drafts.ts';

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
