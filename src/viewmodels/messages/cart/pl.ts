import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { cartMessages } from './en.ts';

const count = counterOf('pl');

export const cart: TextsOf<typeof cartMessages> = {
  cart: 'Koszyk',
  items: 'Produkty w koszyku',
  empty: 'Twój koszyk jest pusty',
  emptyText: 'To, co dodasz, będzie tu czekać, także bez połączenia.',
  needsScripts: 'Koszyk jest zapisany na Twoim urządzeniu i wymaga JavaScriptu.',
  offline: 'Sprawdzimy ceny i dostępność, gdy połączenie wróci.',
  more: (quantity) =>
    count(quantity, {
      one: 'i jeszcze # sztuka w koszyku',
      few: 'i jeszcze # sztuki w koszyku',
      other: 'i jeszcze # sztuk w koszyku',
    }),
  quantityOf: (name) => `Liczba sztuk: ${name}`,
  together: 'Razem',
  remove: 'Usuń',
  removeOf: (name) => `Usuń: ${name}`,
  removeItem: 'Usuń produkt',
  removeQuestion: (name) => `Usunąć z koszyka: ${name}?`,
  keep: 'Zachowaj',
  removed: (name) => `Usunięto: ${name}.`,
  returned: (name) => `Znów w koszyku: ${name}.`,
  undo: 'Cofnij',
  change: 'Zmień',
  changeOf: (name) => `Zmień kolor lub rozmiar: ${name}`,
  save: 'Odłóż na później',
  saveOf: (name) => `Odłóż na później: ${name}`,
  savedForLater: (name) => `Odłożono na później: ${name}.`,
  soldOut: 'Wyprzedane! Odłóż na później albo usuń przed złożeniem zamówienia.',
  soldOutInThis: 'Wyprzedane! Wybierz inny rozmiar lub kolor, odłóż na później albo usuń przed złożeniem zamówienia.',
  inStock: 'Dostępne!',
  onlyLeft: (left) => count(left, { one: 'Została tylko #.', few: 'Zostały tylko #.', other: 'Zostało tylko #.' }),
  takeFewer: (quantity) => count(quantity, { other: 'Ustaw liczbę na #' }),
  takeFewerOf: (name, quantity) => count(quantity, { other: `Ustaw liczbę na #: ${name}` }),
  setTo: (left, quantity) =>
    `${count(left, { one: 'Została tylko #', few: 'Zostały tylko #', other: 'Zostało tylko #' })}, ${count(quantity, { other: 'liczba została ustawiona na #' })}.`,
  quantityRefused: (wanted, quantity) =>
    `${count(wanted, { other: 'Sklep nie mógł przyjąć # szt.' })}, ${count(quantity, { other: 'więc liczba znów wynosi #' })}.`,
  choiceRefused: (wanted) => `Sklep nie mógł zmienić wyboru na: ${wanted}. Zostaje jak wcześniej.`,
  stockUnsure: 'Nie udało się jeszcze sprawdzić dostępności. Zrobimy to przed wysłaniem zamówienia.',
  summary: 'Podsumowanie zamówienia',
  subtotal: 'Suma częściowa',
  discount: 'Rabat',
  shipping: 'Dostawa',
  tax: 'Podatek',
  storeCredit: 'Środki w sklepie',
  total: 'Razem',
  allTaxes: 'Ceny zawierają wszystkie podatki.',
  estimated: 'Oszacowano na tym urządzeniu. Sklep potwierdzi ostateczną kwotę.',
};
