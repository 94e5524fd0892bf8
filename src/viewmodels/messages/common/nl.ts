import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { commonMessages } from './en.ts';

const count = counterOf('nl');

export const common: TextsOf<typeof commonMessages> = {
  home: 'Home',
  close: 'Sluiten',
  retry: 'Opnieuw proberen',
  checkout: 'Afrekenen',
  viewCart: 'Winkelwagen bekijken',
  compare: 'Vergelijken',
  continueShopping: 'Verder winkelen',
  loading: 'Laden',
  optional: 'Optioneel',
  all: (name) => `Alles: ${name}`,
  viewAll: 'Alles bekijken',
  pieces: (quantity) => count(quantity, { one: '# stuk', other: '# stuks' }),
  oneLess: (name) => `Eén minder: ${name}`,
  oneMore: (name) => `Eén meer: ${name}`,
  off: (percent) => `${percent}% korting`,
  colour: 'Kleur',
  size: 'Maat',
  originalPrice: 'Oorspronkelijke prijs',
  now: 'Nu',
  outOfStock: 'Uitverkocht',
  new: 'Nieuw',
  sale: 'Sale',
  shopSilent: 'De winkel antwoordde niet',
  restWorks: 'De rest van de winkel werkt misschien nog.',
  cannotShowPage: 'We kunnen deze pagina niet tonen',
  partFailed: 'Dit deel kan nu niet worden getoond.',
};
