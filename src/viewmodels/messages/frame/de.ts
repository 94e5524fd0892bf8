import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { frameMessages } from './en.ts';

const count = counterOf('de');

export const frame: TextsOf<typeof frameMessages> = {
  skip: 'Zum Inhalt springen',
  slogan: 'Handgefertigt in Indien, in alle Welt verschickt',
  announcement: 'Ankündigung',
  closeAnnouncement: 'Ankündigung schließen',
  menu: 'Menü',
  mainMenu: 'Hauptmenü',
  shortcuts: 'Schnellzugriff',
  backTo: (name) => `Zurück zu ${name}`,
  back: 'Zurück',
  backToAll: 'Zurück zur Übersicht',
  cart: (quantity) => count(quantity, { other: 'Warenkorb, # Artikel' }),
  wishlist: (quantity) => count(quantity, { other: 'Merkliste, # Artikel' }),
  saved: 'Merkliste',
  account: 'Konto',
  search: 'Suche',
  notices: 'Hinweise',
  ok: 'OK',
  proceedToCheckout: 'Weiter zur Kasse',
  offline: 'Sie sind offline',
  backOnline: 'Wieder online',
  house: 'Der Goldfaden im Gewebe. Indische Designermode, gemacht, um getragen zu werden.',
  shop: 'Sortiment',
  help: 'Hilfe',
  helpText: 'Die Versandkosten sehen Sie vor dem Bezahlen. Etwas stimmt nicht? Schreiben Sie uns.',
  delivery: 'Versand',
  returns: 'Rückgabe und Umtausch',
  trackOrder: 'Bestellung verfolgen',
  contact: 'Kontakt',
  withdraw: 'Vertrag hier widerrufen',
  stores: 'Unsere Läden',
  sizeGuide: 'Größentabelle',
  terms: 'Verkaufsbedingungen',
  privacy: 'Datenschutz',
  accessibility: 'Barrierefreiheit',
  store: 'Land, Sprache und Währung',
  breadcrumbs: 'Sie sind hier',
};
