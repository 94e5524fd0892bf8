import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { searchMessages } from './en.ts';

const count = counterOf('de-DE');

export const search: TextsOf<typeof searchMessages> = {
  results: 'Suchergebnisse',
  found: (products) => count(products, { one: '# Artikel gefunden', other: '# Artikel gefunden' }),
  seeAll: (products) => count(products, { one: 'Den Artikel ansehen', other: 'Alle # Artikel ansehen' }),
  recent: 'Zuletzt gesucht',
  popular: 'Beliebt',
  phrases: 'Vorschläge',
  categories: 'Kategorien und Designer',
  pages: 'Hilfe und Informationen',
  forget: (text) => `${text} vergessen`,
  none: 'Keine Artikel gefunden',
  noneText: (text) => `Wir haben „${text}“ in allen Namen, Artikelnummern und Kategorien gesucht.`,
  offline:
    'Sie sind offline. Bis Sie wieder online sind, lassen sich nur Kategorien und Stücke auf Ihrem Gerät finden.',
  failed: 'Der Shop hat nicht geantwortet. Mit der Eingabetaste starten Sie die ganze Suche.',
  edit: 'Was suchen Sie?',
  show: 'Suchen',
  resultsFor: (text) => `Ergebnisse für „${text}“`,
  corrected: 'Sie sehen Ergebnisse für {corrected}.',
  inSize: (sizes) => `In Größe ${sizes}.`,
  original: (text) => `Stattdessen nach „${text}“ suchen`,
  forgiving: (text) => `Ähnliche Schreibweisen von „${text}“ finden`,
  shorter: 'Nach weniger suchen',
  tooShort: 'Geben Sie mindestens drei Buchstaben ein.',
};
