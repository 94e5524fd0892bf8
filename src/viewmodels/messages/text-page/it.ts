import type { TextsOf } from '../writing/messages.ts';
import type { textPageMessages } from './en.ts';

export const textPage: TextsOf<typeof textPageMessages> = {
  updated: 'Ultima modifica: {day}',
  contents: 'In questa pagina',
  elsewhere: 'porta fuori dal negozio',
  failed: 'In questo momento non è possibile mostrare questa pagina',
  table: 'Tabella',
};
