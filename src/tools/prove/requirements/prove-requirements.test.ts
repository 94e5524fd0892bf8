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

test('a line that its own tests miss is told, and so is one that cannot be broken', { timeout: 600_000 }, async () => {
  const lines: readonly BrokenLine[] = [
    kept,
    { ...kept, to: `/* as it was */ ${kept.from}`, lost: 'nothing is lost' },
    { ...kept, from: 'stands nowhere' },
    { ...kept, to: 'if (', lost: 'nothing can be read' },
    { ...kept, id: 'CART-99' },
  ];
  const outcomes = await proveRequirements(lines, { root: process.cwd(), atOnce: 1 });
  expect(outcomes.map((each) => (each.kind === 'noticed' ? `${each.line.id} ${each.by}` : each.sentence))).toEqual([
    expect.stringMatching(/^CART-13 (units|domain)$/),
    'CART-13: nobody notices that nothing is lost',
    'CART-13: "stands nowhere" does not stand once in src/domain/cart/admit.ts',
    expect.stringMatching(/^CART-13: \w+ cannot run where nothing can be read$/),
    'CART-99: no test carries it',
  ]);
});
