import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { cartMessages } from './en.ts';

const count = counterOf('nl');

export const cart: TextsOf<typeof cartMessages> = {
  cart: 'Winkelwagen',
  items: 'Artikelen in de winkelwagen',
  empty: 'Je winkelwagen is leeg',
  emptyText: 'Wat je toevoegt wacht hier op je, ook zonder verbinding.',
  needsScripts: 'De winkelwagen staat op je apparaat en heeft JavaScript nodig.',
  offline: 'We controleren prijzen en voorraad als je weer online bent.',
  more: (quantity) =>
    count(quantity, { one: 'en nog # stuk in de winkelwagen', other: 'en nog # stuks in de winkelwagen' }),
  quantityOf: (name) => `Aantal van ${name}`,
  together: 'Bij elkaar',
  remove: 'Verwijderen',
  removeOf: (name) => `${name} verwijderen`,
  removeItem: 'Artikel verwijderen',
  removeQuestion: (name) => `${name} uit de winkelwagen halen?`,
  keep: 'Laten staan',
  removed: (name) => `${name} is verwijderd.`,
  returned: (name) => `${name} ligt weer in de winkelwagen.`,
  undo: 'Ongedaan maken',
  change: 'Wijzigen',
  changeOf: (name) => `Kleur of maat wijzigen van ${name}`,
  save: 'Bewaren voor later',
  saveOf: (name) => `Bewaren voor later: ${name}`,
  savedForLater: (name) => `${name} is bewaard voor later.`,
  soldOut: 'Uitverkocht! Bewaar het voor later, of verwijder het voordat je bestelt.',
  soldOutInThis:
    'Uitverkocht! Kies een andere maat of kleur, bewaar het voor later, of verwijder het voordat je bestelt.',
  inStock: 'Op voorraad!',
  onlyLeft: (left) => count(left, { other: 'Nog maar #.' }),
  takeFewer: (quantity) => count(quantity, { other: 'Aantal op # zetten' }),
  takeFewerOf: (name, quantity) => count(quantity, { other: `Aantal op # zetten voor ${name}` }),
  setTo: (left, quantity) =>
    `${count(left, { other: 'Nog maar # over' })}, ${count(quantity, { other: 'we hebben het aantal op # gezet' })}.`,
  quantityRefused: (wanted, quantity) =>
    `${count(wanted, { other: 'De winkel kon er geen # leveren' })}, ${count(quantity, { other: 'dus het aantal is weer #' })}.`,
  choiceRefused: (wanted) => `De winkel kon het niet wijzigen in ${wanted}, dus het is zoals het was.`,
  stockUnsure: 'We konden de voorraad nog niet controleren. Dat doen we voordat je bestelling wordt verstuurd.',
  summary: 'Overzicht van de bestelling',
  subtotal: 'Subtotaal',
  discount: 'Korting',
  shipping: 'Bezorging',
  tax: 'Belasting',
  storeCredit: 'Tegoed',
  total: 'Totaal',
  allTaxes: 'Prijzen zijn inclusief alle belastingen.',
  estimated: 'Geschat op dit apparaat. De winkel bevestigt het eindbedrag.',
};
