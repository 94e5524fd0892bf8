import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { frameMessages } from './en.ts';

const count = counterOf('pl');

export const frame: TextsOf<typeof frameMessages> = {
  skip: 'Przejdź do treści',
  slogan: 'Ręcznie robione w Indiach, wysyłane na cały świat',
  announcement: 'Ogłoszenie',
  closeAnnouncement: 'Zamknij ogłoszenie',
  menu: 'Menu',
  mainMenu: 'Menu główne',
  shortcuts: 'Skróty',
  backTo: (name) => `Wróć: ${name}`,
  back: 'Wstecz',
  backToAll: 'Wróć do wszystkich',
  cart: (quantity) =>
    count(quantity, { one: 'Koszyk, # produkt', few: 'Koszyk, # produkty', other: 'Koszyk, # produktów' }),
  wishlist: (quantity) =>
    count(quantity, { one: 'Ulubione, # produkt', few: 'Ulubione, # produkty', other: 'Ulubione, # produktów' }),
  saved: 'Ulubione',
  account: 'Konto',
  search: 'Szukaj',
  notices: 'Powiadomienia',
  ok: 'OK',
  proceedToCheckout: 'Przejdź do kasy',
  offline: 'Brak połączenia',
  backOnline: 'Połączenie wróciło',
  house: 'Złota nić w tkaninie. Ubrania indyjskich projektantów, stworzone do noszenia.',
  shop: 'Sklep',
  help: 'Pomoc',
  helpText: 'Koszt dostawy poznasz przed zapłatą. Coś się nie zgadza? Napisz do nas.',
  delivery: 'Dostawa',
  returns: 'Zwroty i wymiany',
  trackOrder: 'Śledź zamówienie',
  contact: 'Kontakt',
  withdraw: 'Odstąp od umowy tutaj',
  stores: 'Nasze sklepy',
  sizeGuide: 'Tabela rozmiarów',
  terms: 'Regulamin',
  privacy: 'Prywatność',
  accessibility: 'Dostępność cyfrowa',
  store: 'Kraj, język i waluta',
  breadcrumbs: 'Ścieżka nawigacji',
};
