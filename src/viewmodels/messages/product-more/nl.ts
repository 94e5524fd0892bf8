import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { productMoreMessages } from './en.ts';

const count = counterOf('nl');
const written = (stars: number) => stars.toFixed(1).replace('.', ',');

export const productMore: TextsOf<typeof productMoreMessages> = {
  reviews: 'Beoordelingen',
  average: (stars, reviews) => `${written(stars)} van 5, op basis van ${reviews}`,
  reviewCount: (reviews) => count(reviews, { one: '# beoordeling', other: '# beoordelingen' }),
  noReviews: 'Nog niemand heeft dit stuk beoordeeld.',
  latestOf: (shown, total) => `De nieuwste ${shown} van ${total}`,
  starsOf: (stars) => count(stars, { one: '# ster', other: '# sterren' }),
  allStars: 'Alle',
  filter: 'Toon beoordelingen met',
  reviewsFailed: 'De beoordelingen kunnen nu niet worden getoond.',
  byOn: '{author}, {day}',
  showMore: 'Meer beoordelingen tonen',
  write: 'Beoordeling schrijven',
  yourName: 'Je naam',
  summary: 'Samenvatting',
  review: 'Beoordeling',
  rating: 'Score',
  submit: 'Beoordeling insturen',
  sending: 'Beoordeling wordt toegevoegd ...',
  moderation: 'We lezen elke beoordeling voordat die hier verschijnt. Je naam staat erbij.',
  needed: 'Vul dit in.',
  tooLong: (most) => `Hoogstens ${most} tekens.`,
  related: 'Mooi om te combineren',
  alike: 'Vergelijkbaar en op voorraad',
  banners: 'Gedragen en getoond',
  sizeGuide: 'Maattabel',
  inches: 'Inch',
  centimetres: 'Centimeter',
  unit: 'Eenheid',
  howToMeasure: 'Zo meet je',
  measureBust: 'Borst: rond het breedste deel, het meetlint horizontaal op de rug.',
  measureWaist: 'Taille: rond het smalste deel, een vinger tussen lint en huid.',
  measureHip: 'Heup: rond het breedste deel, voeten bij elkaar.',
  measureChest: 'Borstkas: onder de armen en rond het breedste deel, het lint horizontaal.',
  measureThigh: 'Dij: rond het breedste deel, staand.',
  measureShoulder: 'Schouder: over de rug, van naad tot naad van een overhemd dat past.',
  measureSleeve: 'Mouw: van de schoudernaad tot de pols, de arm iets gebogen.',
  measureHeight: 'Lengte: op blote voeten tegen een muur, van de vloer tot de kruin.',
  measureFoot: 'Voet: van de hiel tot de langste teen, staand op een vel papier.',
  measureBetween: 'Tussen twee maten in? Neem de grotere: die kan worden ingenomen.',
};
