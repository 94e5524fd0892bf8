// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { QuantityField } from './quantity-field.tsx';

afterEach(cleanup);

function show(counts: 'at-once' | 'on-leave') {
  const changes: number[] = [];
  render(<QuantityField name="Quantity" value={2} counts={counts} onChange={(pieces) => changes.push(pieces)} />);
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
