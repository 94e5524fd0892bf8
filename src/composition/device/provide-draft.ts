import { type DraftTexts, draftTexts } from '#domain/interface/drafts.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { type Bind, provide } from '../provide.ts';
import type { Token } from '../token.ts';
import { DRAFTS } from './tokens.ts';

/** Gives a form its part of the drafts. */
export function provideDraft(bind: Bind, name: Token<Cell<DraftTexts>>, form: string): void {
  provide(bind, name, ({ drafts }) => draftTexts(drafts, form), { drafts: DRAFTS });
}
