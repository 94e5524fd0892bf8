import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { commonMessages } from './en.ts';

const count = counterOf('de');

export const common: TextsOf<typeof commonMessages> = {
  home: 'Startseite',
  close: 'Schließen',
  retry: 'Erneut versuchen',
  checkout: 'Zur Kasse',
  viewCart: 'Warenkorb ansehen',
  compare: 'Vergleichen',
  continueShopping: 'Weiter einkaufen',
  loading: 'Wird geladen',
  optional: 'Freiwillig',
  all: (name) => `Alles aus ${name}`,
  viewAll: 'Alle ansehen',
  pieces: (quantity) => count(quantity, { one: '# Stück', other: '# Stück' }),
  oneLess: (name) => `Eins weniger: ${name}`,
  oneMore: (name) => `Eins mehr: ${name}`,
  off: (percent) => `${percent} % Rabatt`,
  colour: 'Farbe',
  size: 'Größe',
  originalPrice: 'Ursprünglicher Preis',
  now: 'Jetzt',
  outOfStock: 'Ausverkauft',
  new: 'Neu',
  sale: 'Reduziert',
  shopSilent: 'Der Shop hat nicht geantwortet',
  restWorks: 'Der Rest des Shops funktioniert vielleicht noch.',
  cannotShowPage: 'Diese Seite lässt sich nicht anzeigen',
  partFailed: 'Dieser Teil lässt sich gerade nicht anzeigen.',
};
