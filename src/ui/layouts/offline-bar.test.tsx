// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OfflineBar } from './offline-bar.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('who was never offline is told nothing', () => {
  render(<OfflineBar isOffline={false} />);
  expect(screen.queryByText(/online|offline/i)).toBeNull();
});

test('the end of being offline is told for a moment', () => {
  const { rerender } = render(<OfflineBar isOffline />);
  expect(screen.getByRole('status').textContent).toBe('You are offline');
  rerender(<OfflineBar isOffline={false} />);
  expect(screen.queryByText('You are offline')).toBeNull();
  expect(screen.getByText('Back online')).toBeTruthy();
  act(() => vi.advanceTimersByTime(4_000));
  expect(screen.queryByText('Back online')).toBeNull();
});

test('a network that goes again at once is told as such', () => {
  const { rerender } = render(<OfflineBar isOffline />);
  rerender(<OfflineBar isOffline={false} />);
  rerender(<OfflineBar isOffline />);
  expect(screen.queryByText('Back online')).toBeNull();
  expect(screen.getByText('You are offline')).toBeTruthy();
});
