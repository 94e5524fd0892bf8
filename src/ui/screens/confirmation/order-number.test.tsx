// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OrderNumber } from './order-number.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function copied(): Promise<string> {
  render(<OrderNumber number="AF000070012" />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy number' }));
  await expect.poll(() => screen.getByRole('status').textContent).not.toBe('');
  return screen.getByRole('status').textContent ?? '';
}

test('the number is copied, and said to be', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  expect(await copied()).toBe('Copied');
  expect(write).toHaveBeenCalledWith('AF000070012');
});

test('a browser that refuses to copy has the number selected instead, and says so', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  expect(await copied()).toContain('the number is selected');
  expect(getSelection()?.toString()).toBe('AF000070012');
});

test('so has a browser without a clipboard', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  expect(await copied()).toContain('the number is selected');
});
