import type { TextsOf } from '../writing/messages.ts';
import type { productSetMessages } from './en.ts';

export const productSet: TextsOf<typeof productSetMessages> = {
  parts: 'W tym zestawie',
  partsHint: 'Wybierz, co Ci się podoba. Każdy produkt będzie osobną pozycją w koszyku.',
  files: 'Pliki',
  filesHint: 'Wybierz pliki. Zostaną Twoje na zawsze.',
  file: 'Do pobrania',
  choose: 'Wybierz jedno',
  chooseMany: 'Wybierz dowolną liczbę',
  notNeeded: 'Bez',
  included: 'W zestawie',
  more: (price) => `+ ${price}`,
  quantityOf: (name) => `Liczba sztuk: ${name}`,
  severalOf: (quantity, name) => `${quantity} × ${name}`,
  sample: (title) => `Zobacz próbkę: ${title}`,
  soldOut: 'Wyprzedane',
  notifyOf: (notifyMe, name) => `${notifyMe}: ${name}`,
  product: 'Produkt',
  price: 'Cena',
  quantity: 'Liczba sztuk',
  sum: 'Razem',
  missing: (titles) => `Wybierz: ${titles}`,
  noPieces: 'Wybierz co najmniej jeden produkt',
  noFiles: 'Wybierz co najmniej jeden plik',
  sumIs: (price) => `Razem ${price}.`,
};
