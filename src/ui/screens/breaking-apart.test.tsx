// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { breakable } from '#ui/components/breakable-for-tests.ts';
import { ProductScreen } from './product/product-screen.tsx';
import { frame, framed, productModel, view } from './screens-for-tests.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const whole = () => ({ head: frame(), model: productModel(view) });

const breaking: readonly (readonly [string, () => { readonly page: ReactElement; readonly mend: () => void }])[] = [
  ...(['cartLabel'] as const).map((name) => {
    const breakIt = () => {
      const { model: head, mend } = breakable(frame(), name);
      return { page: framed(<ProductScreen model={whole().model} />, head), mend };
    };
    return [`the part of the frame that shows its ${name}`, breakIt] as const;
  }),
  ...(['gallery', 'facts'] as const).map((name) => {
    const breakIt = () => {
      const { model, mend } = breakable(whole().model, name);
      return { page: framed(<ProductScreen model={model} />), mend };
    };
    return [`the part of the product that shows its ${name}`, breakIt] as const;
  }),
];

test.each(breaking)('%s breaks alone, says so, and is there when it is tried again', (_part, breakIt) => {
  const { page, mend } = breakIt();
  const onCaughtError = vi.fn();
  const router = createMemoryRouter([{ path: '*', element: page }]);
  render(<RouterProvider router={router} />, { onCaughtError });
  const canBuy = () => screen.getAllByRole('button', { name: /^Add to cart/ }).length;
  expect(screen.getByRole('alert').textContent).toBe('This part cannot be shown right now.');
  expect([canBuy(), onCaughtError.mock.calls.length]).toEqual([1, 1]);
  mend();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect([screen.queryByRole('alert'), canBuy()]).toEqual([null, 1]);
});
