import type { TextsOf } from '../writing/messages.ts';
import type { textPageMessages } from './en.ts';

export const textPage: TextsOf<typeof textPageMessages> = {
  updated: 'Zuletzt geändert am {day}',
  contents: 'Auf dieser Seite',
  elsewhere: 'führt aus dem Shop hinaus',
  failed: 'Diese Seite lässt sich gerade nicht zeigen',
  table: 'Tabelle',
};
