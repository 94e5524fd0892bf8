// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { KeptQuantityField } from './kept-quantity-field.tsx';

afterEach(cleanup);

/** A line in a page that can be left and come back to: what is typed is kept outside of it. */
function openLine(kept: string | null) {
  const [changes, drafts]: [number[], (string | null)[]] = [[], [kept]];
  function Line() {
    const [quantity, setQuantity] = useState(2);
    const [typed, setTyped] = useState(kept);
    const change = (next: number): void => {
      changes.push(next);
      setQuantity(next);
    };
    const type = (text: string | null): void => {
      drafts.push(text);
      setTyped(text);
    };
    const field = {
      name: 'Quantity',
      value: quantity,
      onChange: change,
      typed,
      onType: type,
    };
    return <KeptQuantityField {...field} />;
  }
  render(<Line />);
  return { changes, drafts, input: screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' }) };
}

test('what is being typed is kept key by key, and counts once, when the field is left', async () => {
  const user = userEvent.setup();
  const { changes, drafts, input } = openLine(null);
  await user.clear(input);
  await user.type(input, '12');
  expect([changes, drafts]).toEqual([[], [null, '', '1', '12']]);
  await user.tab();
  expect([changes, drafts.at(-1), input.value]).toEqual([[12], null, '12']);
});

test('what was typed when the page was left counts when it is there again', () => {
  const { changes, drafts, input } = openLine('7');
  expect([changes, drafts, input.value]).toEqual([[7], ['7', null], '7']);
});

test.each(['', '0', 'x'])('of "%s", typed when the page was left, nothing comes', (kept) => {
  const { changes, drafts, input } = openLine(kept);
  expect([changes, drafts.at(-1), input.value]).toEqual([[], null, '2']);
});
