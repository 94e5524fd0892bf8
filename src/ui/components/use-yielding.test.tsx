// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useYielding } from './use-yielding.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Where things stand in the window: the entry of the list at 600 to 700, whoever marks itself at `data-top`. */
function layOut(): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = Number(this.getAttribute('data-top') ?? 600);
    return new DOMRect(0, top, 300, Number(this.getAttribute('data-height') ?? 100));
  });
}

function Page({ count = 1 }: { readonly count?: number }) {
  const list = useRef<HTMLDivElement>(null);
  useYielding(list, count);
  return (
    <>
      <button type="button" data-top={100}>
        above
      </button>
      <button type="button" data-top={650}>
        below
      </button>
      <div role="presentation" tabIndex={-1} data-top={0} data-height={1_000} data-testid="page" />
      <div ref={list} data-testid="list">
        {count > 0 && <button type="button">entry</button>}
      </div>
    </>
  );
}

const yields = (): boolean => screen.getByTestId('list').hasAttribute('data-yields');
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

test('what has the focus is not covered, and the list comes back when the focus has gone on', () => {
  layOut();
  render(<Page />);
  button('below').focus();
  expect(yields()).toBe(true);
  button('above').focus();
  expect(yields()).toBe(false);
});

test('an entry that comes later yields too, from the next frame on', async () => {
  layOut();
  const { rerender } = render(<Page count={0} />);
  button('below').focus();
  expect(yields()).toBe(false);
  rerender(<Page count={1} />);
  await vi.waitFor(() => expect(yields()).toBe(true));
});

test('what is scrolled under the list has the list go', () => {
  layOut();
  render(<Page />);
  button('above').focus();
  button('above').setAttribute('data-top', '610');
  fireEvent.scroll(document);
  expect(yields()).toBe(true);
});

test('the list stays where it is while the focus is in it', () => {
  layOut();
  render(<Page />);
  button('below').focus();
  button('entry').focus();
  expect(yields()).toBe(true);
});

test('what fills the window cannot be kept in sight', () => {
  layOut();
  render(<Page />);
  screen.getByTestId('page').focus();
  expect(yields()).toBe(false);
});
