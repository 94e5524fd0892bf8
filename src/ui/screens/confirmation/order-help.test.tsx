// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OrderHelp } from './order-help.tsx';

afterEach(cleanup);

const ID = '1795168800123-7f3c9a52-4b1e-4c0d-9a77-0f5f6c1d2e3f';

test.each([
  ['with its number', 'AF000070012', ID, 'mailto:care@zari.test?subject=Order%20AF000070012'],
  ['without a number', null, ID, `mailto:care@zari.test?subject=Order%20${ID}`],
  ['without a name', null, null, 'mailto:care@zari.test'],
  ['with a name that somebody else wrote', null, '1&body=x', 'mailto:care@zari.test?subject=Order%201%26body%3Dx'],
])('the mail about an order %s names it', (_case, number, id, address) => {
  const { container } = render(
    <p>
      <OrderHelp email="care@zari.test" number={number} id={id} />
    </p>,
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe(address);
  expect(container.textContent).not.toContain(ID);
});
