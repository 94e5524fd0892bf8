import type { TextsOf } from '../writing/messages.ts';
import type { productSetMessages } from './en.ts';

export const productSet: TextsOf<typeof productSetMessages> = {
  parts: 'In questo set',
  partsHint: 'Prendi ciò che ti piace. Ogni capo diventa una riga a sé nel carrello.',
  files: 'File',
  filesHint: 'Scegli i file che vuoi. Restano tuoi.',
  file: 'Download',
  choose: 'Scegline uno',
  chooseMany: 'Scegline quanti vuoi',
  notNeeded: 'Senza',
  included: 'Incluso',
  more: (price) => `+ ${price}`,
  quantityOf: (name) => `Quantità di ${name}`,
  severalOf: (quantity, name) => `${quantity} × ${name}`,
  sample: (title) => `Guarda un’anteprima di ${title}`,
  soldOut: 'Esaurito',
  notifyOf: (notifyMe, name) => `${notifyMe}: ${name}`,
  product: 'Prodotto',
  price: 'Prezzo',
  quantity: 'Quantità',
  sum: 'In tutto',
  missing: (titles) => `Scegli: ${titles}`,
  noPieces: 'Prendi almeno un capo',
  noFiles: 'Scegli almeno un file',
  sumIs: (price) => `In tutto ${price}.`,
};
