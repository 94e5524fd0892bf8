import { expect, test } from 'vitest';
import { emptyCart } from './cart.ts';
import { lineForTests } from './line-for-tests.ts';
import { withReturned } from './return-to-cart.ts';

const silver = lineForTests('A', 2, {
  parts: [{ kind: 'custom', option: 'link', choice: '1', label: 'File', value: 'Cut' }],
});

test('what was ordered is in the cart again, once, beside what came meanwhile', () => {
  const meanwhile = { ...emptyCart, lines: [lineForTests('B'), lineForTests('A', 5)], orderedAt: 7 };
  const once = withReturned(meanwhile, [lineForTests('A', 3), lineForTests('B', 2), silver]);
  expect(once).toEqual({ ...meanwhile, lines: [lineForTests('B', 2), lineForTests('A', 5), silver] });
  expect(withReturned(once, [lineForTests('A', 3), lineForTests('B', 2), silver])).toEqual(once);
});
