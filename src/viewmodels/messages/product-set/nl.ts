import type { TextsOf } from '../writing/messages.ts';
import type { productSetMessages } from './en.ts';

export const productSet: TextsOf<typeof productSetMessages> = {
  parts: 'In deze set',
  partsHint: 'Neem wat je mooi vindt. Elk stuk wordt een eigen regel in je winkelwagen.',
  files: 'Bestanden',
  filesHint: 'Kies de bestanden die je wilt. Ze blijven van jou.',
  file: 'Download',
  choose: 'Kies er een',
  chooseMany: 'Kies er zoveel je wilt',
  notNeeded: 'Zonder',
  included: 'Inbegrepen',
  more: (price) => `+ ${price}`,
  quantityOf: (name) => `Aantal van ${name}`,
  severalOf: (quantity, name) => `${quantity} × ${name}`,
  sample: (title) => `Een voorbeeld bekijken van ${title}`,
  soldOut: 'Uitverkocht',
  notifyOf: (notifyMe, name) => `${notifyMe}: ${name}`,
  product: 'Product',
  price: 'Prijs',
  quantity: 'Aantal',
  sum: 'Bij elkaar',
  missing: (titles) => `Kies nog: ${titles}`,
  noPieces: 'Neem minstens één stuk',
  noFiles: 'Kies minstens één bestand',
  sumIs: (price) => `Bij elkaar ${price}.`,
};
