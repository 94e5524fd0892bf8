// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Drawing } from '#app/page/page.ts';
import { RestockSlot } from './restock-slot.tsx';
import { type View, ViewContext } from './visit-context.ts';

afterEach(cleanup);

const form: Drawing = { needs: 'actions', services: {}, draw: () => <form aria-label="Notify me" /> };

async function press(fetch: View['panels']['fetch']): Promise<void> {
  const shop = {} as View['shop'];
  const parts = { fetch: vi.fn(), get: () => null };
  render(
    <ViewContext value={{ shop, pages: parts, panels: { fetch, get: () => null } }}>
      <RestockSlot />
    </ViewContext>,
  );
  await pressAgain();
}

async function pressAgain(): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Notify me' })));
}

test('the form comes in the place of the button, which says meanwhile that it is on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<Drawing>();
  await press(() => promise);
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  await act(async () => resolve(form));
  expect([screen.queryByRole('button'), screen.getByRole('form').tagName]).toEqual([null, 'FORM']);
});

test('a form that cannot be had is told, and may be asked for again', async () => {
  const fetch = vi.fn<View['panels']['fetch']>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(form);
  await press(fetch);
  expect(screen.getByRole('alert').textContent).toBe('The shop did not answer');
  await pressAgain();
  expect([screen.queryByRole('alert'), screen.getByRole('form').tagName]).toEqual([null, 'FORM']);
});
