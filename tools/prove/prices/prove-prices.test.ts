import { expect, test } from 'vitest';
import { provePrices } from './prove-prices.ts';

test('PRICE-02 PRICE-13 any price is one, and the same in a list, on a page, in a cart, an order and for machines', () => {
  expect(provePrices({ prices: 300, seed: 20_261_129 })).toMatchObject({ faults: [] });
});
