// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { QuantityField } from './quantity-field.tsx';

afterEach(cleanup);

function show(counts: 'at-once' | 'on-leave') {
  const changes: number[] = [];
  render(<QuantityField name="Quantity" value={2} counts={counts} onChange={(quantity) => changes.push(quantity)} />);
  return { changes, input: screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' }) };
}

test('a typed number counts at once, or when the field is left', () => {
  const atOnce = show('at-once');
  fireEvent.change(atOnce.input, { target: { value: '5' } });
  expect(atOnce.changes).toEqual([5]);
  cleanup();
  const onLeave = show('on-leave');
  fireEvent.change(onLeave.input, { target: { value: '5' } });
  expect(onLeave.changes).toEqual([]);
  fireEvent.blur(onLeave.input);
  expect(onLeave.changes).toEqual([5]);
});

test.each([
  ['2.7', [], '2'],
  ['5.9', [5], '5'],
] as const)('CART-12 of "%s" the whole pieces count', (value, changes, shown) => {
  const field = show('on-leave');
  fireEvent.change(field.input, { target: { value } });
  fireEvent.blur(field.input);
  expect([field.changes, field.input.value]).toEqual([changes, shown]);
});

test.each(['', '0', '-3', '0.5'])('"%s" is no quantity and goes back', (value) => {
  const { changes, input } = show('at-once');
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
  expect([changes, input.value]).toEqual([[], '2']);
});

test('the steps change it by one', () => {
  const { changes } = show('on-leave');
  fireEvent.click(screen.getByRole('button', { name: 'One more: Quantity' }));
  fireEvent.click(screen.getByRole('button', { name: 'One less: Quantity' }));
  expect(changes).toEqual([3, 1]);
});

/** A field whose number is kept outside, as pages keep it: what was kept after each key, and after it is left. */
async function typed(keys: readonly string[], how: { readonly counts: 'at-once' | 'on-leave'; readonly from: number }) {
  const user = userEvent.setup();
  const kept: number[] = [];
  function Kept() {
    const [quantity, setQuantity] = useState(how.from);
    kept.push(quantity);
    return <QuantityField name="Quantity" value={quantity} counts={how.counts} onChange={setQuantity} />;
  }
  render(<Kept />);
  const input = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' });
  const now = () => kept.at(-1);
  await user.clear(input);
  const steps = [];
  for (const key of keys) {
    await user.keyboard(key);
    steps.push(now());
  }
  await user.tab();
  return { steps, left: now(), shown: input.value, ever: [...new Set(kept)] };
}

test.each([
  ['at-once', 1, { steps: [2, 2, 2], left: 2, shown: '2', ever: [1, 2] }],
  ['at-once', 5, { steps: [2, 2, 2], left: 2, shown: '2', ever: [5, 2] }],
  ['on-leave', 5, { steps: [5, 5, 5], left: 2, shown: '2', ever: [5, 2] }],
] as const)(
  'CART-12 of 2.7, typed key by key into a field that counts %s over %i, 2 stay',
  async (counts, from, end) => {
    expect(await typed(['2', '.', '7'], { counts, from })).toEqual(end);
  },
);

test.each([
  ['on-leave', ['2', '.'], 2],
  ['at-once', ['2', '.'], 2],
  ['at-once', ['1', '2', '.', '5'], 12],
  ['at-once', ['0', '.', '9'], 5],
  ['on-leave', ['0', '.', '9'], 5],
] as const)('CART-12 %s: the keys %j leave %i of 5', async (counts, keys, left) => {
  const end = await typed(keys, { counts, from: 5 });
  expect([end.left, end.shown]).toEqual([left, String(left)]);
});
