// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { pictureSource } from '#viewmodels/shared/picture.ts';
import { Picture } from './picture.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

afterEach(cleanup);

test('CAT-103 CONF-13 a picture that fails to load is tried three times, then a drawing stands in', () => {
  render(<Picture source={pictureSource('kurta.jpg', 'listing', '')} alt="Kurta" />);
  for (const _attempt of [1, 2]) fireEvent.error(screen.getByRole('img', { name: 'Kurta' }));
  fireEvent.error(screen.getByRole('img', { name: 'Kurta' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(isSeen('Kurta')).toBe(true);
});

/** Texts for screen readers alone have a class of their own. */
function isSeen(text: string): boolean {
  const { className } = render(<VisuallyHidden>only heard</VisuallyHidden>).getByText('only heard');
  return screen.getByText(text).className !== className;
}

test('a picture that could not be had is asked for again when the network returns', () => {
  render(<Picture source={pictureSource('kurta.jpg', 'listing', '')} alt="Kurta" />);
  for (const _attempt of [1, 2, 3]) fireEvent.error(screen.getByRole('img', { name: 'Kurta' }));
  fireEvent(window, new Event('online'));
  expect(screen.getByRole('img', { name: 'Kurta' })).toBeTruthy();
  for (const _attempt of [1, 2, 3]) fireEvent.error(screen.getByRole('img', { name: 'Kurta' }));
  expect(screen.queryByRole('img')).toBeNull();
});

test('CAT-097 a drawing stands in at once where there is no picture', () => {
  render(<Picture source={pictureSource('no_selection', 'cart', '')} alt="Kurta" />);
  expect(document.querySelector('img')).toBeNull();
  expect(isSeen('Kurta')).toBe(false);
});

test('another picture is tried anew', () => {
  const { rerender } = render(<Picture source={pictureSource('a.jpg', 'listing', '')} alt="A" />);
  for (const _attempt of [1, 2, 3]) fireEvent.error(screen.getByRole('img'));
  rerender(<Picture source={pictureSource('b.jpg', 'listing', '')} alt="B" />);
  expect(screen.getByRole('img', { name: 'B' })).toBeTruthy();
});

test.each([
  ['first', 'eager', 'high'],
  ['early', 'eager', 'low'],
  ['later', 'lazy', null],
] as const)('a picture that is needed %s is asked for %s with priority %s', (urgency, loading, priority) => {
  render(<Picture source={pictureSource('a.jpg', 'listing', '')} alt="A" urgency={urgency} />);
  const picture = screen.getByRole('img');
  expect([picture.getAttribute('loading'), picture.getAttribute('fetchpriority')]).toEqual([loading, priority]);
});
