// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { MainMenu } from './main-menu.tsx';

afterEach(cleanup);

test('CAT-034 a category with others below it opens a submenu, one without is a link', () => {
  const silk = { id: 12, name: 'Silk Sarees', address: '/sarees/silk', children: [] };
  const sarees = { id: 7, name: 'Sarees', address: '/sarees', children: [silk] };
  const shawls = { id: 8, name: 'Shawls', address: '/shawls', children: [] };
  const { container } = render(<MainMenu menu={[sarees, shawls]} />, { wrapper: MemoryRouter });
  expect([...container.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual(['Sarees']);
  expect(screen.getByRole('link', { name: 'Shawls' }).getAttribute('href')).toBe('/shawls');
});
