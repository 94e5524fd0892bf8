// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { frame, storeView } from '#ui/screens/screens-for-tests.tsx';
import { Footer } from './footer.tsx';
import { MinimalLayout } from './minimal-layout.tsx';

const NAME = 'Withdraw from contract here';

afterEach(() => {
  cleanup();
  storeView.update(() => defaultStoreView);
});

const around = {
  'the footer of a page': () => <Footer frame={frame()} newsletter={null} privacy={null} />,
  'a page with little around it': () => <MinimalLayout frame={frame()}>A page</MinimalLayout>,
};

test.each(Object.entries(around))('%s leads to withdrawing in the European Union alone', (_name, draw) => {
  render(draw(), { wrapper: MemoryRouter });
  expect(screen.queryByRole('link', { name: NAME })).toBeNull();
  act(() => storeView.update((now) => ({ ...now, country: 'DE' })));
  expect(screen.getByRole('link', { name: NAME }).getAttribute('href')).toBe('/withdraw');
  act(() => storeView.update((now) => ({ ...now, country: 'GB' })));
  expect(screen.queryByRole('link', { name: NAME })).toBeNull();
});
