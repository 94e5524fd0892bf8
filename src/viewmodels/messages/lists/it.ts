import type { TextsOf } from '../writing/messages.ts';
import type { listMessages } from './en.ts';

export const lists: TextsOf<typeof listMessages> = {
  wishlist: 'Preferiti',
  recent: 'Visti di recente',
  saved: 'Capi salvati',
  keptHere: 'Conservati su questo dispositivo.',
  cheaper: (amount) => `Ora costa ${amount} in meno di quando l’hai salvato.`,
  dearer: (amount) => `Ora costa ${amount} in più di quando l’hai salvato.`,
  emptyTitle: 'Non hai ancora preferiti',
  emptyText: 'Premi il cuore su un capo che ti piace, e ti aspetta qui, anche senza connessione.',
  continue: 'Continua lo shopping',
  add: 'Aggiungi al carrello',
  addOf: (name) => `Aggiungi al carrello: ${name}`,
  choose: 'Scegli e aggiungi',
  chooseOf: (name) => `Scegli e aggiungi: ${name}`,
  asPage: 'Mostra come pagina',
  compare: 'Confronta i capi',
  needsScripts: 'I preferiti si trovano sul tuo dispositivo e hanno bisogno di JavaScript.',
  remove: (name) => `Rimuovi ${name} dai preferiti`,
};
