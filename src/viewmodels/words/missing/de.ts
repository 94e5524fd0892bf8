import type { TextsOf } from '../writing/words.ts';
import type { missingWords } from './en.ts';

export const missing: TextsOf<typeof missingWords> = {
  notFound: 'Diese Seite finden wir nicht',
  notFoundTitle: 'Seite nicht gefunden',
  youAskedFor: 'Gesucht wurde {address}',
  notFoundText: 'Vielleicht ist sie umgezogen, oder die Adresse enthält einen Tippfehler. Hier geht es zurück.',
  near: 'Suchten Sie eines davon?',
  successor: (name) => `„${name}“ gibt es nicht mehr. Das ist an seine Stelle getreten.`,
};
