import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { wishlistMessages } from './en.ts';

const count = counterOf('pl');

export const wishlist: TextsOf<typeof wishlistMessages> = {
  moveAll: 'Przenieś wszystko do koszyka',
  moved: (pieces) =>
    count(pieces, {
      one: '# produkt jest teraz w koszyku.',
      few: '# produkty są teraz w koszyku.',
      other: '# produktów jest teraz w koszyku.',
    }),
  toChoose: (pieces) =>
    count(pieces, {
      one: '# produkt wymaga najpierw wyboru rozmiaru lub innej opcji.',
      few: '# produkty wymagają najpierw wyboru rozmiaru lub innej opcji.',
      other: '# produktów wymaga najpierw wyboru rozmiaru lub innej opcji.',
    }),
  soldOut: (pieces) =>
    count(pieces, {
      one: '# produkt jest wyprzedany.',
      few: '# produkty są wyprzedane.',
      other: '# produktów jest wyprzedanych.',
    }),
  unsold: (pieces) =>
    count(pieces, {
      one: '# produktu nie można teraz kupić.',
      other: '# produktów nie można teraz kupić.',
    }),
  stockUnsure: 'Nie udało się jeszcze sprawdzić dostępności. Zrobimy to przed wysłaniem zamówienia.',
  undo: 'Cofnij',
  back: (pieces) =>
    count(pieces, {
      one: '# produkt wrócił do ulubionych.',
      few: '# produkty wróciły do ulubionych.',
      other: '# produktów wróciło do ulubionych.',
    }),
  fewLeft: (left) => count(left, { one: 'Została tylko #.', few: 'Zostały tylko #.', other: 'Zostało tylko #.' }),
  backInStock: 'Znów dostępne.',
  soldOutSince: 'Wyprzedane od chwili zapisania.',
};
