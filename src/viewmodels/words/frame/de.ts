import type { TextsOf } from '../words.ts';
import type { frameWords } from './en.ts';

export const frame: TextsOf<typeof frameWords> = {
  skip: 'Zum Inhalt springen',
  slogan: 'Handgefertigt in Indien, in alle Welt verschickt',
  announcement: 'Ankündigung',
  closeAnnouncement: 'Ankündigung schließen',
  menu: 'Menü',
  mainMenu: 'Hauptmenü',
  backTo: (name) => `Zurück zu ${name}`,
  backToAll: 'Zurück zur Übersicht',
  cart: (count) => `Warenkorb, ${count} Artikel`,
  wishlist: (count) => `Merkliste, ${count} Artikel`,
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
  store: 'Land, Sprache und Währung',
  breadcrumbs: 'Sie sind hier',
};
