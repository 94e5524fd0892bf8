import type { TextsOf } from '../writing/messages.ts';
import type { restockMessages } from './en.ts';

export const restock: TextsOf<typeof restockMessages> = {
  thisPiece: 'ten produkt',
  promise: (what) => `Napiszemy jeden raz, gdy ${what} wróci do sprzedaży.`,
  noted: (what) => `Wyślemy jeden e-mail, gdy ${what} wróci do sprzedaży.`,
  waits: (what) =>
    `Zapisano na tym urządzeniu. Przekażemy to sklepowi, gdy będzie z nim połączenie, i wyślemy jeden e-mail, gdy ${what} wróci do sprzedaży.`,
  there: (what) => `Znów w sprzedaży: ${what}. Odśwież stronę, aby kupić.`,
};
