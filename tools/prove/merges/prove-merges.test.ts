import { expect, test } from 'vitest';
import { proveMerges } from './prove-merges.ts';

const LIMIT_MS = 120_000; // other tests run beside them

test('row 49: CART-66 any two carts come together once, however often, wherever it is cut short, in any tab and order', {
  timeout: LIMIT_MS,
}, async () => {
  expect(await proveMerges({ cases: 400, seed: 20_261_125 })).toMatchObject({ faults: [] });
});
