import type { TextsOf } from '../writing/messages.ts';
import type { textPageMessages } from './en.ts';

export const textPage: TextsOf<typeof textPageMessages> = {
  updated: 'Laatst gewijzigd op {day}',
  contents: 'Op deze pagina',
  elsewhere: 'opent buiten de winkel',
  failed: 'We kunnen deze pagina nu niet tonen',
  table: 'Tabel',
};
