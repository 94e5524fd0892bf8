import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { searchMessages } from './en.ts';

const count = counterOf('nl');

export const search: TextsOf<typeof searchMessages> = {
  results: 'Zoekresultaten',
  found: (products) => count(products, { one: '# product gevonden', other: '# producten gevonden' }),
  seeAll: (products) => count(products, { one: 'Het product bekijken', other: 'Alle # producten bekijken' }),
  recent: 'Recent gezocht',
  popular: 'Populair',
  phrases: 'Suggesties',
  categories: 'Categorieën en ontwerpers',
  pages: 'Hulp en informatie',
  forget: (text) => `${text} uit recente zoekopdrachten halen`,
  none: 'Geen producten gevonden',
  noneText: (text) => `We zochten naar ‘${text}’ in elke naam, elk artikelnummer en elke categorie.`,
  offline: 'Je bent offline. Tot je weer online bent, zijn alleen categorieën en stukken op je apparaat te vinden.',
  failed: 'De winkel antwoordde niet. Druk op Enter voor de volledige zoekopdracht.',
  edit: 'Waar zoek je naar?',
  show: 'Zoeken',
  resultsFor: (text) => `Resultaten voor ‘${text}’`,
  corrected: 'Dit zijn de resultaten voor {corrected}.',
  inSize: (sizes) => `In maat ${sizes}.`,
  original: (text) => `Toch zoeken naar ‘${text}’`,
  forgiving: (text) => `Zoek wat op ‘${text}’ lijkt`,
  shorter: 'Zoek met minder woorden',
  tooShort: 'Typ drie letters of meer.',
};
