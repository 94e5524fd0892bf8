import type { TextsOf } from '../writing/messages.ts';
import type { missingMessages } from './en.ts';

export const missing: TextsOf<typeof missingMessages> = {
  notFound: 'Diese Seite finden wir nicht',
  notFoundTitle: 'Seite nicht gefunden',
  youAskedFor: 'Gesucht wurde {address}',
  notFoundText: 'Vielleicht ist sie umgezogen, oder die Adresse enthält einen Tippfehler. Hier geht es zurück.',
  near: 'Suchten Sie eines davon?',
  successor: (name) => `„${name}“ gibt es nicht mehr. Das ist an seine Stelle getreten.`,
};
