import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { productMoreMessages } from './en.ts';

const count = counterOf('pl');
const written = (stars: number) => stars.toFixed(1).replace('.', ',');

export const productMore: TextsOf<typeof productMoreMessages> = {
  reviews: 'Opinie',
  average: (stars, reviews) => `${written(stars)} na 5, ${reviews}`,
  reviewCount: (reviews) => count(reviews, { one: '# opinia', few: '# opinie', other: '# opinii' }),
  noReviews: 'Nikt jeszcze nie ocenił tego produktu.',
  latestOf: (shown, total) => `Najnowsze: ${shown} z ${total}`,
  starsOf: (stars) => count(stars, { one: '# gwiazdka', few: '# gwiazdki', other: '# gwiazdek' }),
  allStars: 'Wszystkie',
  filter: 'Pokaż opinie z oceną',
  reviewsFailed: 'Nie można teraz pokazać opinii.',
  byOn: '{author}, {day}',
  showMore: 'Pokaż więcej opinii',
  write: 'Napisz opinię',
  yourName: 'Twoje imię',
  summary: 'Tytuł',
  review: 'Opinia',
  rating: 'Ocena',
  submit: 'Wyślij opinię',
  sending: 'Dodawanie opinii ...',
  moderation: 'Czytamy każdą opinię, zanim się tu pojawi. Twoje imię będzie przy niej widoczne.',
  needed: 'Uzupełnij to pole.',
  tooLong: (most) => `Najwyżej ${most} znaków.`,
  related: 'Dobrze do tego pasuje',
  alike: 'Podobne i dostępne',
  banners: 'Noszone i pokazane',
  sizeGuide: 'Tabela rozmiarów',
  inches: 'Cale',
  centimetres: 'Centymetry',
  unit: 'Jednostka',
  howToMeasure: 'Jak się zmierzyć',
  measureBust: 'Biust: wokół najszerszego miejsca, taśma poziomo na plecach.',
  measureWaist: 'Talia: wokół najwęższego miejsca, palec między taśmą a skórą.',
  measureHip: 'Biodra: wokół najszerszego miejsca, stopy razem.',
  measureChest: 'Klatka piersiowa: pod pachami i wokół najszerszego miejsca, taśma poziomo.',
  measureThigh: 'Udo: wokół najszerszego miejsca, na stojąco.',
  measureShoulder: 'Ramiona: przez plecy, od szwu do szwu dobrze leżącej koszuli.',
  measureSleeve: 'Rękaw: od szwu ramienia do nadgarstka, ręka lekko zgięta.',
  measureHeight: 'Wzrost: boso przy ścianie, od podłogi do czubka głowy.',
  measureFoot: 'Stopa: od pięty do najdłuższego palca, stojąc na kartce papieru.',
  measureBetween: 'Między dwoma rozmiarami wybierz większy: można go zwęzić.',
};
