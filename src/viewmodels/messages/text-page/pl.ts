import type { TextsOf } from '../writing/messages.ts';
import type { textPageMessages } from './en.ts';

export const textPage: TextsOf<typeof textPageMessages> = {
  updated: 'Ostatnia zmiana: {day}',
  contents: 'Na tej stronie',
  elsewhere: 'prowadzi poza sklep',
  failed: 'Nie można teraz pokazać tej strony',
  table: 'Tabela',
};
