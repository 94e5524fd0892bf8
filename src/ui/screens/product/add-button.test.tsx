// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AddButton } from './add-button.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function press(isAdded: boolean): Promise<void> {
  render(<AddButton isBusy={false} problemId={undefined} onAdd={async () => isAdded} />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add to cart' })));
}

test('it says for a moment that the piece was added, and keeps its name', async () => {
  await press(true);
  expect(screen.getByRole('button', { name: 'Add to cart' }).textContent).toContain('Added');
  act(() => vi.advanceTimersByTime(2_000));
  expect(screen.getByRole('button', { name: 'Add to cart' }).textContent).toBe('Add to cart');
});

test('it does not say so when nothing was added', async () => {
  await press(false);
  expect(screen.getByRole('button').textContent).toBe('Add to cart');
});
