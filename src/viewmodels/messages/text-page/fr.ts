import type { TextsOf } from '../writing/messages.ts';
import type { textPageMessages } from './en.ts';

export const textPage: TextsOf<typeof textPageMessages> = {
  updated: 'Dernière modification : {day}',
  contents: 'Sur cette page',
  elsewhere: 'mène hors de la boutique',
  failed: 'Impossible d’afficher cette page pour le moment',
  table: 'Tableau',
};
