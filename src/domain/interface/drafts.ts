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
