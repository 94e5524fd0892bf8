import type { TextsOf } from '../writing/messages.ts';
import type { addressRuleMessages } from './en.ts';

export const addressRules: TextsOf<typeof addressRuleMessages> = {
  postcodeHelp: (name, like) => `Il tuo ${name}, ad esempio ${like}.`,
  postcodeLike: (name, like) => `Inserisci il tuo ${name}, ad esempio ${like}`,
  noSuchPin: 'Nessun PIN code inizia con queste due cifre: controllale',
  notDelivered: 'Non possiamo consegnare a questo PIN code. Inserisci un altro indirizzo.',
  indianMobile: 'Inserisci un numero di cellulare di dieci cifre che inizia con 6, 7, 8 o 9',
  phoneLike: (like) =>
    `Inserisci un numero di telefono come ${like}, oppure uno che inizia con + e il prefisso del paese`,
  notSent: (names) => `Impossibile spedire in questo paese: ${names}.`,
};
