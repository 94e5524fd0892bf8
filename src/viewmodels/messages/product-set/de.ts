import type { TextsOf } from '../writing/messages.ts';
import type { productSetMessages } from './en.ts';

export const productSet: TextsOf<typeof productSetMessages> = {
  parts: 'In diesem Set',
  partsHint: 'Nehmen Sie davon, was Ihnen gefällt. Jedes Stück wird eine eigene Zeile in Ihrem Warenkorb.',
  files: 'Dateien',
  filesHint: 'Wählen Sie die Dateien, die Sie möchten. Sie gehören dann Ihnen.',
  file: 'Download',
  choose: 'Wählen Sie eins',
  chooseMany: 'Wählen Sie, so viele Sie möchten',
  notNeeded: 'Ohne',
  included: 'Inbegriffen',
  more: (price) => `+ ${price}`,
  quantityOf: (name) => `Menge von ${name}`,
  severalOf: (quantity, name) => `${quantity} × ${name}`,
  sample: (title) => `Probe von ${title} ansehen`,
  soldOut: 'Ausverkauft',
  notifyOf: (notifyMe, name) => `${notifyMe}: ${name}`,
  product: 'Produkt',
  price: 'Preis',
  quantity: 'Menge',
  sum: 'Zusammen',
  missing: (titles) => `Bitte wählen Sie: ${titles}`,
  noPieces: 'Bitte nehmen Sie mindestens ein Stück',
  noFiles: 'Bitte wählen Sie mindestens eine Datei',
  sumIs: (price) => `Zusammen ${price}.`,
};
