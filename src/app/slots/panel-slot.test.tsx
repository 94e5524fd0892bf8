// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Drawing, PanelName } from '#app/page/page.ts';
import { breakable } from '#ui/components/breakable-for-tests.ts';
import { PanelSlot } from './panel-slot.tsx';
import { type View, ViewContext } from './visit-context.ts';

afterEach(cleanup);

test.each<PanelName>(['notices', 'minicart', 'product-more', 'newsletter', 'account', 'search'])(
  'a panel such as %s that breaks takes nothing along, says so in its place, and is there when it is tried again',
  async (name) => {
    const { model, mend } = breakable({ text: 'It is there' }, 'text');
    const panel: Drawing = { needs: 'actions', services: {}, draw: () => <Panel model={model} /> };
    const shop = {} as View['shop'];
    const parts = { fetch: vi.fn(), get: () => null };
    const panels = { fetch: async () => panel, get: () => null };
    const onCaughtError = vi.fn();
    render(
      <ViewContext value={{ shop, pages: parts, panels }}>
        <button type="button">Add to cart</button>
        <PanelSlot name={name} isWanted onMissing={vi.fn()} />
      </ViewContext>,
      { onCaughtError },
    );
    await act(async () => undefined);
    expect(screen.getByRole('alert').textContent).toBe('This part cannot be shown right now.');
    expect([screen.getAllByRole('button', { name: 'Add to cart' }).length, onCaughtError.mock.calls.length]).toEqual([
      1, 1,
    ]);
    mend();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect([screen.queryByRole('alert'), screen.getAllByText('It is there').length]).toEqual([null, 1]);
  },
);

function Panel({ model }: { readonly model: { readonly text: string } }) {
  return <p>{model.text}</p>;
}
