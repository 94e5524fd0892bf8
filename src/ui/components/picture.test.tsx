// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { pictureSource } from '#viewmodels/picture.ts';
import { Picture } from './picture.tsx';

afterEach(cleanup);

test('CAT-103 a picture that fails to load is tried three times, then a drawing stands in', () => {
  render(<Picture source={pictureSource('kurta.jpg', 'listing', '')} alt="Kurta" />);
  for (const _attempt of [1, 2]) fireEvent.error(screen.getByRole('img', { name: 'Kurta' }));
  fireEvent.error(screen.getByRole('img', { name: 'Kurta' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Kurta')).toBeTruthy();
});

test('another picture is tried anew', () => {
  const { rerender } = render(<Picture source={pictureSource('a.jpg', 'listing', '')} alt="A" />);
  for (const _attempt of [1, 2, 3]) fireEvent.error(screen.getByRole('img'));
  rerender(<Picture source={pictureSource('b.jpg', 'listing', '')} alt="B" />);
  expect(screen.getByRole('img', { name: 'B' })).toBeTruthy();
});
