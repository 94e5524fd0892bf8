import type { TextsOf } from '../writing/words.ts';
import type { textPageWords } from './en.ts';

export const textPage: TextsOf<typeof textPageWords> = {
  updated: 'Zuletzt geändert am {day}',
  contents: 'Auf dieser Seite',
  elsewhere: 'führt aus dem Laden hinaus',
  failed: 'Diese Seite lässt sich gerade nicht zeigen',
  table: 'Tabelle',
};
