import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { productMoreMessages } from './en.ts';

const count = counterOf('it');
const written = (stars: number) => stars.toFixed(1).replace('.', ',');

export const productMore: TextsOf<typeof productMoreMessages> = {
  reviews: 'Recensioni',
  average: (stars, reviews) => `${written(stars)} su 5, in base a ${reviews}`,
  reviewCount: (reviews) => count(reviews, { one: '# recensione', other: '# recensioni' }),
  noReviews: 'Nessuno ha ancora recensito questo capo.',
  latestOf: (shown, total) => `Le ultime ${shown} di ${total}`,
  starsOf: (stars) => count(stars, { one: '# stella', other: '# stelle' }),
  allStars: 'Tutte',
  filter: 'Mostra le recensioni con',
  reviewsFailed: 'In questo momento non è possibile mostrare le recensioni.',
  byOn: '{author}, {day}',
  showMore: 'Mostra altre recensioni',
  write: 'Scrivi una recensione',
  yourName: 'Il tuo nome',
  summary: 'Titolo',
  review: 'Recensione',
  rating: 'Voto',
  submit: 'Invia la recensione',
  sending: 'Invio della recensione in corso ...',
  moderation: 'Leggiamo ogni recensione prima che compaia qui. Il tuo nome compare accanto.',
  needed: 'Compila questo campo.',
  tooLong: (most) => `Al massimo ${most} caratteri.`,
  related: 'Da abbinare',
  alike: 'Simili e disponibili',
  banners: 'Indossato e mostrato',
  sizeGuide: 'Guida alle taglie',
  inches: 'Pollici',
  centimetres: 'Centimetri',
  unit: 'Unità',
  howToMeasure: 'Come prendere le misure',
  measureBust: 'Seno: attorno al punto più ampio, con il metro orizzontale sulla schiena.',
  measureWaist: 'Vita: attorno al punto più stretto, con un dito fra metro e pelle.',
  measureHip: 'Fianchi: attorno al punto più ampio, a piedi uniti.',
  measureChest: 'Torace: sotto le braccia e attorno al punto più ampio, con il metro orizzontale.',
  measureThigh: 'Coscia: attorno al punto più ampio, in piedi.',
  measureShoulder: 'Spalle: sulla schiena, da cucitura a cucitura di una camicia che veste bene.',
  measureSleeve: 'Manica: dalla cucitura della spalla al polso, con il braccio un po’ piegato.',
  measureHeight: 'Altezza: senza scarpe contro un muro, dal pavimento alla sommità della testa.',
  measureFoot: 'Piede: dal tallone al dito più lungo, in piedi su un foglio di carta.',
  measureBetween: 'Fra due taglie scegli la più grande: si può stringere.',
};
