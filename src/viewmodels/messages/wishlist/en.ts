import { counterOf } from '../writing/counter-of.ts';
import { defineMessages } from '../writing/messages.ts';

const count = counterOf('en');

/** What can be done with a wishlist as a whole, and what became of its pieces. */
export const wishlistMessages = defineMessages('wishlist', {
  moveAll: 'Move all to cart',
  moved: (pieces: number) =>
    count(pieces, { one: '# piece is in your cart now.', other: '# pieces are in your cart now.' }),
  toChoose: (pieces: number) =>
    count(pieces, {
      one: '# piece needs a size or another choice first.',
      other: '# pieces need a size or another choice first.',
    }),
  soldOut: (pieces: number) => count(pieces, { one: '# piece is sold out.', other: '# pieces are sold out.' }),
  unsold: (pieces: number) =>
    count(pieces, { one: '# piece cannot be bought just now.', other: '# pieces cannot be bought just now.' }),
  stockUnsure: 'We could not check the stock yet. We will before your order is sent.',
  undo: 'Undo',
  back: (pieces: number) =>
    count(pieces, { one: '# piece is back on your wishlist.', other: '# pieces are back on your wishlist.' }),
  fewLeft: (left: number) => count(left, { other: 'Only # left.' }),
  backInStock: 'Back in stock.',
  soldOutSince: 'Sold out since you saved it.',
});
