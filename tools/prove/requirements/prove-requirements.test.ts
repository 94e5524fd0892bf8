import { expect, test } from 'vitest';
import type { BrokenLine } from './broken-line.ts';
import { proveRequirements } from './prove-requirements.ts';

const kept: BrokenLine = {
  id: 'CART-13',
  lost: 'a product without a price is refused',
  file: 'src/domain/cart/admit.ts',
  from: "if (!isPriced) return { kind: 'refused', reason: 'price-unknown' };",
  to: '',
};

/** Its tests are units alone, which are quicker than examples. */
const keptOnDevice: BrokenLine = {
  id: 'CART-06',
  lost: 'how the cart is sent is kept',
  file: 'src/adapters/stored/stored-cart.ts',
  from: 'shippingMethod: found.shippingMethod',
  to: 'shippingMethod: null',
};

test('a line that its own tests miss is told, and so is one that cannot be broken', { timeout: 600_000 }, async () => {
  const lines: readonly BrokenLine[] = [
    kept,
    { ...keptOnDevice, to: `${keptOnDevice.from} /* as it was */`, lost: 'nothing is lost' },
    { ...keptOnDevice, from: 'stands nowhere' },
    { ...keptOnDevice, to: 'if (', lost: 'nothing can be read' },
    { ...kept, id: 'CART-99' },
  ];
  const outcomes = await proveRequirements(lines, { root: process.cwd(), atOnce: 1 });
  expect(outcomes.map((each) => (each.kind === 'noticed' ? `${each.line.id} ${each.by}` : each.sentence))).toEqual([
    expect.stringMatching(/^CART-13 (units|domain)$/),
    'CART-06: nobody notices that nothing is lost',
    'CART-06: "stands nowhere" does not stand once in src/adapters/stored/stored-cart.ts',
    'CART-06: units cannot run where nothing can be read',
    'CART-99: no test carries it',
  ]);
});
