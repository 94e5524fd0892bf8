import type { CategoryHint } from '#domain/catalog/category-hint.ts';
import type { Tile } from './tile.ts';

/** What a shopper is offered while typing a search. */
export type Suggestions = {
  /** For a shopper who has typed nothing yet. */
  readonly popular: readonly CategoryHint[];
  readonly answer: SuggestedAnswer;
};

/** `failed`: the shop could not be asked; the categories and the pieces at hand are offered still. */
export type SuggestedAnswer =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'failed';
      readonly text: string;
      readonly tiles: readonly Tile[];
      readonly categories: readonly CategoryHint[];
    }
  | {
      readonly kind: 'found';
      readonly text: string;
      readonly phrases: readonly string[];
      readonly tiles: readonly Tile[];
      readonly total: number;
      readonly categories: readonly CategoryHint[];
    };

export const noSuggestions: Suggestions = { popular: [], answer: { kind: 'none' } };
