// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AddButton } from './add-button.tsx';

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const withdraw = vi.fn();
const offerCart = vi.fn(() => withdraw);

function hasRoom(matches: boolean): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches }) as MediaQueryList);
}

async function press(isAdded: boolean): Promise<void> {
  render(<AddButton isBusy={false} problemId={undefined} onAdd={async () => isAdded} onOfferCart={offerCart} />);
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

test('where there is room it offers the cart, for as long as it says that something was added', async () => {
  hasRoom(true);
  await press(true);
  expect([offerCart.mock.calls.length, withdraw.mock.calls.length]).toEqual([1, 0]);
  act(() => vi.advanceTimersByTime(2_000));
  expect(withdraw).toHaveBeenCalledOnce();
});

test('on a phone, or when nothing was added, it offers nothing', async () => {
  hasRoom(false);
  await press(true);
  cleanup();
  hasRoom(true);
  await press(false);
  expect(offerCart).not.toHaveBeenCalled();
});
