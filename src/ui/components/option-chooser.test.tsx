// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { inEnglish } from '#viewmodels/messages/writing/messages.ts';
import { optionGroups } from '#viewmodels/product/option-group.ts';
import { kurta } from '#viewmodels/product/product-for-tests.ts';
import { OptionChooser } from './option-chooser.tsx';

afterEach(cleanup);

const product = kurta();
const groups = optionGroups({ product, choice: {}, rules: { listOutOfStockProducts: true }, messages: inEnglish });

function show(code: string): void {
  const group = groups.find((each) => each.code === code);
  if (group) render(<OptionChooser group={group} missed={0} onChoose={() => undefined} />);
}

/** The colour that stands beside the name of a choice, null where none does. */
function shownColour(name: string): string | null {
  const face = screen.getByRole('radio', { name }).closest('label');
  return face?.querySelector('svg rect')?.getAttribute('fill') ?? null;
}

test.each([
  ['Indigo', '#2b3a78'],
  ['Ivory', '#f0e6d2'],
])('CAT-096 the colour %s is shown as the swatch %s and called by its name', (name, hex) => {
  show('color');
  expect(shownColour(name)).toBe(hex);
});

test('a size has no swatch', () => {
  show('size');
  expect(screen.getAllByRole('radio').length).toBeGreaterThan(0);
  expect(document.querySelector('svg')).toBeNull();
});
