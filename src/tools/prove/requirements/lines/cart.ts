import type { BrokenLine } from '../broken-line.ts';

export const cart: readonly BrokenLine[] = [
  {
    id: 'CART-12',
    lost: 'a fraction is cut off',
    file: 'src/domain/cart/admit.ts',
    from: 'Math.trunc(Number(pieces))',
    to: 'Number(pieces)',
  },
  {
    id: 'CART-12',
    lost: 'a text counts as its number',
    file: 'src/domain/cart/admit.ts',
    from: 'Math.trunc(Number(pieces))',
    to: "Math.trunc(typeof pieces === 'number' ? pieces : Number.NaN)",
  },
  {
    id: 'CART-13',
    lost: 'a product without a price is refused',
    file: 'src/domain/cart/admit.ts',
    from: "if (!isPriced) return { kind: 'refused', reason: 'price-unknown' };",
    to: '',
  },
  {
    id: 'CART-13',
    lost: 'the refusal is in the words of the specification',
    file: 'src/viewmodels/words/notices/en.ts',
    from: 'Product price is unknown, product cannot be added to the cart!',
    to: 'Product price is unknown',
  },
  {
    id: 'CART-14',
    lost: 'a price of 0 is allowed by the setting',
    file: 'src/domain/cart/admit.ts',
    from: '(rules.allowZeroPrice && price === 0)',
    to: 'false',
  },
  {
    id: 'CART-14',
    lost: 'a negative price is refused all the same',
    file: 'src/domain/cart/admit.ts',
    from: '(rules.allowZeroPrice && price === 0)',
    to: 'rules.allowZeroPrice',
  },
];
