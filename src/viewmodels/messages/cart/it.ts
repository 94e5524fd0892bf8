import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { cartMessages } from './en.ts';

const count = counterOf('it');

export const cart: TextsOf<typeof cartMessages> = {
  cart: 'Carrello',
  items: 'Articoli nel carrello',
  empty: 'Il tuo carrello è vuoto',
  emptyText: 'Ciò che aggiungi ti aspetta qui, anche senza connessione.',
  needsScripts: 'Il carrello si trova sul tuo dispositivo e ha bisogno di JavaScript.',
  offline: 'Controlleremo prezzi e disponibilità quando torni online.',
  more: (quantity) => count(quantity, { one: 'e un altro pezzo nel carrello', other: 'e altri # pezzi nel carrello' }),
  quantityOf: (name) => `Quantità di ${name}`,
  together: 'In tutto',
  remove: 'Rimuovi',
  removeOf: (name) => `Rimuovi ${name}`,
  removeItem: 'Rimuovi articolo',
  removeQuestion: (name) => `Togliere ${name} dal carrello?`,
  keep: 'Tieni',
  removed: (name) => `Rimosso: ${name}.`,
  returned: (name) => `Di nuovo nel carrello: ${name}.`,
  undo: 'Annulla',
  change: 'Cambia',
  changeOf: (name) => `Cambia colore o taglia di ${name}`,
  save: 'Salva per dopo',
  saveOf: (name) => `Salva per dopo: ${name}`,
  savedForLater: (name) => `Salvato per dopo: ${name}.`,
  soldOut: 'Esaurito! Salvalo per dopo, oppure rimuovilo prima di ordinare.',
  soldOutInThis:
    'Esaurito! Scegli un’altra taglia o un altro colore, salvalo per dopo, oppure rimuovilo prima di ordinare.',
  inStock: 'Disponibile!',
  onlyLeft: (left) => count(left, { one: 'Ne resta solo #.', other: 'Ne restano solo #.' }),
  takeFewer: (quantity) => count(quantity, { other: 'Imposta la quantità a #' }),
  takeFewerOf: (name, quantity) => count(quantity, { other: `Imposta la quantità a # per ${name}` }),
  setTo: (left, quantity) =>
    `${count(left, { one: 'Ne resta solo #', other: 'Ne restano solo #' })}, ${count(quantity, { other: 'abbiamo impostato la quantità a #' })}.`,
  quantityRefused: (wanted, quantity) =>
    `${count(wanted, { other: 'Il negozio non ha potuto accettarne #' })}, ${count(quantity, { other: 'quindi la quantità è di nuovo #' })}.`,
  choiceRefused: (wanted) => `Il negozio non ha potuto cambiarlo in ${wanted}, quindi è rimasto com’era.`,
  stockUnsure: 'Non è stato ancora possibile controllare la disponibilità. Lo faremo prima di inviare l’ordine.',
  summary: 'Riepilogo dell’ordine',
  subtotal: 'Subtotale',
  discount: 'Sconto',
  shipping: 'Spedizione',
  tax: 'Imposte',
  storeCredit: 'Credito',
  total: 'Totale',
  allTaxes: 'I prezzi includono tutte le imposte.',
  estimated: 'Stima fatta su questo dispositivo. Il negozio conferma il totale definitivo.',
};
