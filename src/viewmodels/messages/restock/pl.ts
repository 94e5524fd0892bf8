import type { TextsOf } from '../writing/messages.ts';
import type { restockMessages } from './en.ts';

export const restock: TextsOf<typeof restockMessages> = {
  thisPiece: 'ta rzecz',
  promise: (what) => `Napiszemy jeden raz, gdy znów będzie dostępne: ${what}.`,
  noted: (what) => `Wyślemy jeden e-mail, gdy znów będzie dostępne: ${what}.`,
  waits: (what) =>
    `Zapisano na tym urządzeniu. Zostanie wysłane do sklepu, gdy będzie osiągalny, a my wyślemy jeden e-mail, gdy znów będzie dostępne: ${what}.`,
  there: (what) => `Znów dostępne: ${what}. Odśwież stronę, aby kupić.`,
};
