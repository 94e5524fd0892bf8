import type { TextsOf } from '../writing/messages.ts';
import type { addressRuleMessages } from './en.ts';

export const addressRules: TextsOf<typeof addressRuleMessages> = {
  postcodeHelp: (name, like) => `Ihre ${name}, zum Beispiel ${like}.`,
  postcodeLike: (name, like) => `Geben Sie Ihre ${name} ein, zum Beispiel ${like}`,
  noSuchPin: 'Kein PIN-Code beginnt mit diesen zwei Ziffern: Bitte prüfen Sie sie',
  notDelivered: 'An diesen PIN-Code können wir nicht liefern. Bitte geben Sie eine andere Adresse ein.',
  indianMobile: 'Geben Sie eine Mobilnummer mit zehn Ziffern ein, die mit 6, 7, 8 oder 9 beginnt',
  phoneLike: (like) =>
    `Geben Sie eine Telefonnummer wie ${like} ein oder eine, die mit + und einer Ländervorwahl beginnt`,
  notSent: (names) => `Nicht in dieses Land lieferbar: ${names}.`,
};
