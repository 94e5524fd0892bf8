import { counterOf } from '../counter-of.ts';
import type { TextsOf } from '../words.ts';
import type { productMoreWords } from './en.ts';

const count = counterOf('de');

export const productMore: TextsOf<typeof productMoreWords> = {
  reviews: 'Bewertungen',
  average: (stars, reviews) => `${stars} von 5, aus ${reviews}`,
  reviewCount: (reviews) => count(reviews, { one: '# Bewertung', other: '# Bewertungen' }),
  noReviews: 'Dieses Stück hat noch niemand bewertet.',
  latestOf: (shown, total) => `Die neuesten ${shown} von ${total}`,
  starsOf: (stars) => count(stars, { one: '# Stern', other: '# Sterne' }),
  allStars: 'Alle',
  filter: 'Bewertungen zeigen mit',
  reviewsFailed: 'Die Bewertungen lassen sich gerade nicht anzeigen.',
  byOn: (author, day) => `${author}, ${day}`,
  showMore: 'Mehr Bewertungen zeigen',
  write: 'Bewertung schreiben',
  yourName: 'Ihr Name',
  summary: 'Zusammenfassung',
  review: 'Bewertung',
  rating: 'Sterne',
  submit: 'Bewertung absenden',
  sending: 'Bewertung wird gesendet …',
  moderation: 'Wir lesen jede Bewertung, bevor sie hier erscheint. Ihr Name steht dabei.',
  needed: 'Bitte füllen Sie dieses Feld aus.',
  tooLong: (most) => `Höchstens ${most} Zeichen, bitte.`,
  related: 'Passt gut dazu',
  banners: 'Getragen und gezeigt',
  sizeGuide: 'Größentabelle',
  inches: 'Zoll',
  centimetres: 'Zentimeter',
  unit: 'Einheit',
  howToMeasure: 'So messen Sie',
  measureBust: 'Brust: um die stärkste Stelle, das Band hinten waagerecht.',
  measureWaist: 'Taille: um die schmalste Stelle, ein Finger zwischen Band und Haut.',
  measureHip: 'Hüfte: um die stärkste Stelle, Füße zusammen.',
  measureBetween: 'Zwischen zwei Größen nehmen Sie die größere: Sie lässt sich enger nähen.',
};
