// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ShareLink } from './share-link.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const writeText = vi.fn(async (_text: string) => {});

async function press(clipboard: unknown): Promise<void> {
  vi.spyOn(window.navigator, 'clipboard', 'get').mockReturnValue(clipboard as Clipboard);
  render(<ShareLink />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
}

test('a press copies the address of the page as it stands, and not how its shopper came there', async () => {
  window.history.replaceState(null, '', '/p/K/kurta?utm_source=chat&choose=size#reviews');
  await press({ writeText });
  await expect.poll(() => screen.queryByRole('button', { name: 'Link copied.' })).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/p/K/kurta?choose=size#reviews`);
});

test.each([
  ['there is no clipboard', undefined],
  ['the device does not allow it', { writeText: () => Promise.reject(new Error('no')) }],
])('where %s it says what to do instead', async (_why, clipboard) => {
  await press(clipboard);
  await expect.poll(() => screen.queryByRole('button', { name: 'Copy it from the address bar.' })).toBeTruthy();
});
