// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { pageAt } from './open-page.ts';
import { PageBoundary } from './page-boundary.tsx';
import { placeAt } from './place.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error('broken');
}

test('ERR-10 in the place of a page that cannot be drawn stands another, and the next page is drawn again', () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const [cart, home] = [pageAt(placeAt('/cart'), 'cart'), pageAt(placeAt('/'), 'home')];
  const { rerender } = render(
    <PageBoundary page={cart} instead="Something went wrong">
      <Broken />
    </PageBoundary>,
  );
  expect(screen.getByText('Something went wrong')).toBeTruthy();
  rerender(
    <PageBoundary page={home} instead="Something went wrong">
      <p>Home</p>
    </PageBoundary>,
  );
  expect(screen.getByText('Home')).toBeTruthy();
});
