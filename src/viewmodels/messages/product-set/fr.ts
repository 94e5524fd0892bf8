import type { TextsOf } from '../writing/messages.ts';
import type { productSetMessages } from './en.ts';

export const productSet: TextsOf<typeof productSetMessages> = {
  parts: 'Dans cet ensemble',
  partsHint: 'Prenez ce qui vous plaît. Chaque pièce devient une ligne de votre panier.',
  files: 'Fichiers',
  filesHint: 'Choisissez les fichiers que vous voulez. Ils restent à vous.',
  file: 'Téléchargement',
  choose: 'Choisissez-en un',
  chooseMany: 'Choisissez-en autant que vous voulez',
  notNeeded: 'Sans',
  included: 'Inclus',
  more: (price) => `+ ${price}`,
  quantityOf: (name) => `Quantité : ${name}`,
  severalOf: (quantity, name) => `${quantity} × ${name}`,
  sample: (title) => `Voir un extrait : ${title}`,
  soldOut: 'Épuisé',
  notifyOf: (notifyMe, name) => `${notifyMe} : ${name}`,
  product: 'Produit',
  price: 'Prix',
  quantity: 'Quantité',
  sum: 'Au total',
  missing: (titles) => `À choisir : ${titles}`,
  noPieces: 'Prenez au moins une pièce',
  noFiles: 'Choisissez au moins un fichier',
  sumIs: (price) => `Au total ${price}.`,
};
