// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} heading="Size guide">
        <p>In inches</p>
      </Dialog>
    </>
  );
}

function openDialog(): HTMLElement {
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  return screen.getByRole('dialog', { name: 'Size guide' });
}

test('an open dialog has the focus on its heading', () => {
  openDialog();
  expect(document.activeElement?.textContent).toBe('Size guide');
});

test.each([
  ['its close button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }))],
  ['a click beside it', (dialog: HTMLElement) => fireEvent.click(dialog)],
])('UI-10 %s closes it and gives the focus back', (_way, close) => {
  close(openDialog());
  expect(screen.queryByText('In inches')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Open');
});

test.each([
  ['UI-04 UI-08', 'end'],
  ['UI-06', 'start'],
  ['UI-05', 'centre'],
] as const)('%s a panel at the %s of the page puts all behind it out of reach', (_ids, place) => {
  const covers = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  render(
    <Dialog isOpen onClose={vi.fn()} heading="Cart" place={place}>
      <p>Nothing yet</p>
    </Dialog>,
  );
  expect(covers.mock.contexts).toEqual([screen.getByRole('dialog', { name: 'Cart' })]);
});

test('UI-10 one that opened by itself leaves the focus to the heading of the page', () => {
  const sheet = (isOpen: boolean) => (
    <main>
      <h1 tabIndex={-1}>Shop now</h1>
      <Dialog isOpen={isOpen} onClose={vi.fn()} heading="Sign in">
        <p>Welcome back</p>
      </Dialog>
    </main>
  );
  const { rerender } = render(sheet(true));
  rerender(sheet(false));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Shop now' }));
});

test('UI-10 what took the focus before it closes keeps it', () => {
  const page = (isOpen: boolean) => (
    <main>
      <h1 tabIndex={-1}>Shop now</h1>
      <button type="button">Next</button>
      <Dialog isOpen={isOpen} onClose={vi.fn()} heading="Sign in">
        <p>Welcome back</p>
      </Dialog>
    </main>
  );
  const { rerender } = render(page(false));
  rerender(page(true));
  screen.getByRole('button', { name: 'Next' }).focus();
  rerender(page(false));
  expect(document.activeElement?.textContent).toBe('Next');
});

test('the focus goes to the first field, past what can be pressed before it', () => {
  render(
    <Dialog isOpen onClose={vi.fn()} heading="Sign in" firstFocus="field">
      <button type="button">OK</button>
      <form>
        <input aria-label="E-mail" />
      </form>
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'E-mail' }));
});

test('a click in it leaves it open', () => {
  openDialog();
  fireEvent.click(screen.getByText('In inches'));
  expect(screen.getByText('In inches')).toBeTruthy();
});
