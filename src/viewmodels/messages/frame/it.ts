import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { frameMessages } from './en.ts';

const count = counterOf('it');

export const frame: TextsOf<typeof frameMessages> = {
  skip: 'Vai al contenuto',
  slogan: 'Fatto a mano in India, spedito in tutto il mondo',
  announcement: 'Avviso',
  closeAnnouncement: 'Chiudi l’avviso',
  menu: 'Menu',
  mainMenu: 'Menu principale',
  shortcuts: 'Scorciatoie',
  backTo: (name) => `Torna a ${name}`,
  back: 'Indietro',
  backToAll: 'Torna all’elenco',
  cart: (quantity) => count(quantity, { one: 'Carrello, # articolo', other: 'Carrello, # articoli' }),
  wishlist: (quantity) => count(quantity, { one: 'Preferiti, # articolo', other: 'Preferiti, # articoli' }),
  saved: 'Preferiti',
  account: 'Account',
  search: 'Cerca',
  notices: 'Notifiche',
  ok: 'OK',
  proceedToCheckout: 'Vai alla cassa',
  offline: 'Sei offline',
  backOnline: 'Di nuovo online',
  house: 'Il filo d’oro nella trama. Moda indiana d’autore, fatta per essere indossata.',
  shop: 'Negozio',
  help: 'Aiuto',
  helpText: 'Il costo della consegna compare prima di pagare. Qualcosa non va? Scrivici.',
  delivery: 'Consegna',
  returns: 'Resi e cambi',
  trackOrder: 'Segui il tuo ordine',
  contact: 'Contatti',
  withdraw: 'Recedi dal contratto qui',
  stores: 'I nostri negozi',
  sizeGuide: 'Guida alle taglie',
  terms: 'Condizioni di vendita',
  privacy: 'Privacy',
  accessibility: 'Accessibilità',
  store: 'Paese, lingua e valuta',
  breadcrumbs: 'Percorso',
};
