import { type Drafts, type DraftTexts, draftTexts } from '#domain/interface/drafts.ts';
import { keptForm } from '#domain/interface/kept-form.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Cells } from '../wiring/cells.ts';

type Given = { readonly drafts: Cell<Drafts> };

/** Lists a form's part of the drafts. */
export function draft(form: string) {
  return ({ drafts }: Given): Cell<DraftTexts> => draftTexts(drafts, form);
}

type Form<Details> = {
  readonly form: string;
  /** How the form begins. */
  readonly initial: Details;
  /** The fields that are kept, and what may stand in each: never a password. */
  readonly fields: Readonly<Record<string, (text: string) => boolean>>;
};

/** Lists a form of which some fields are kept with the drafts, and the rest for as long as the page is open. */
export function formDraft<Details extends Readonly<Record<string, unknown>>>({ form, ...further }: Form<Details>) {
  return ({ cells, drafts }: Given & { readonly cells: Cells }, name: string): Cell<Details> =>
    keptForm({ ...further, page: cells.of(name, further.initial), texts: draftTexts(drafts, form) });
}
