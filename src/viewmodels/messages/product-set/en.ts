import { defineMessages } from '../writing/messages.ts';

/** What is put together: grouped products, bundles and downloads. */
export const productSetMessages = defineMessages('product-set', {
  parts: 'In this set',
  partsHint: 'Take what you like of it. Each piece becomes a line of its own in your cart.',
  files: 'Files',
  filesHint: 'Choose the files you want. They are yours to keep.',
  file: 'Download',
  choose: 'Choose one',
  chooseMany: 'Choose as many as you like',
  notNeeded: 'Without',
  included: 'Included',
  more: (price: string) => `+ ${price}`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  severalOf: (quantity: number, name: string) => `${quantity} × ${name}`,
  sample: (title: string) => `Look at a sample of ${title}`,
  soldOut: 'Sold out',
  notifyOf: (notifyMe: string, name: string) => `${notifyMe}: ${name}`,
  product: 'Product',
  price: 'Price',
  quantity: 'Quantity',
  sum: 'Together',
  missing: (titles: string) => `Please choose: ${titles}`,
  noPieces: 'Please take at least one piece',
  noFiles: 'Please choose at least one file',
  sumIs: (price: string) => `Together ${price}.`,
});
