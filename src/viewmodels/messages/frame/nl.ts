import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { frameMessages } from './en.ts';

const count = counterOf('nl');

export const frame: TextsOf<typeof frameMessages> = {
  skip: 'Naar de inhoud',
  slogan: 'Met de hand gemaakt in India, verzonden naar de hele wereld',
  announcement: 'Aankondiging',
  closeAnnouncement: 'Aankondiging sluiten',
  menu: 'Menu',
  mainMenu: 'Hoofdmenu',
  shortcuts: 'Snelkoppelingen',
  backTo: (name) => `Terug naar ${name}`,
  back: 'Terug',
  backToAll: 'Terug naar het overzicht',
  cart: (quantity) => count(quantity, { one: 'Winkelwagen, # artikel', other: 'Winkelwagen, # artikelen' }),
  wishlist: (quantity) => count(quantity, { one: 'Verlanglijst, # artikel', other: 'Verlanglijst, # artikelen' }),
  saved: 'Verlanglijst',
  account: 'Account',
  search: 'Zoeken',
  notices: 'Meldingen',
  ok: 'OK',
  proceedToCheckout: 'Naar afrekenen',
  offline: 'Je bent offline',
  backOnline: 'Weer online',
  house: 'De gouden draad in het weefsel. Indiase designerkleding, gemaakt om te dragen.',
  shop: 'Winkel',
  help: 'Hulp',
  helpText: 'De bezorgkosten zie je voordat je betaalt. Klopt er iets niet? Schrijf ons.',
  delivery: 'Bezorging',
  returns: 'Retourneren en ruilen',
  trackOrder: 'Je bestelling volgen',
  contact: 'Contact',
  withdraw: 'Overeenkomst hier herroepen',
  stores: 'Onze winkels',
  sizeGuide: 'Maattabel',
  terms: 'Verkoopvoorwaarden',
  privacy: 'Privacy',
  accessibility: 'Toegankelijkheid',
  store: 'Land, taal en valuta',
  breadcrumbs: 'Kruimelpad',
};
