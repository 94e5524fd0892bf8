// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tileForTests } from '#viewmodels/catalog/tile-for-tests.ts';
import { wornView } from '#viewmodels/content/worn-view.ts';
import { inEnglish } from '#viewmodels/messages/writing/messages.ts';
import { WornCarousel } from './worn-carousel.tsx';

const WIDTH = 800;
const moves = vi.fn();
let wantsStillness = false;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: wantsStillness }) as MediaQueryList);
  Element.prototype.animate = moves;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  moves.mockReset();
  wantsStillness = false;
});

function showPieces(count: number): void {
  const banner = { title: '', subtitle: '', image: '', narrowImage: '', link: '/', buttonText: '', sku: '' };
  const writing = { storeView: { currency: 'INR' }, mediaBase: '', messages: inEnglish };
  const pieces = Array.from({ length: count }, (_, at) =>
    wornView({ banner: { ...banner, title: `Person ${at}` }, tile: { ...tileForTests(), sku: `${at}` } }, writing),
  );
  render(<WornCarousel title="Seen" pieces={pieces} />, { wrapper: MemoryRouter });
}
const after = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const place = () => screen.getByText(/^Slide \d of \d$/).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test.each([
  [3, 'Slide 1 of 2'],
  [4, 'Slide 1 of 2'],
  [5, 'Slide 1 of 3'],
])('UI-27 CONF-40 two items make a page: %i items', (count, told) => {
  showPieces(count);
  expect(place()).toBe(told);
});

test('what fits on one page has nothing to step through', () => {
  showPieces(2);
  expect(screen.queryByRole('button')).toBeNull();
});

test('UI-28 CONF-40 a page slides in 500 ms', () => {
  showPieces(4);
  press('Next slide');
  expect(place()).toBe('Slide 2 of 2');
  const way = { translate: [`${WIDTH}px 0`, '0 0'] };
  expect(moves).toHaveBeenCalledWith(way, expect.objectContaining({ duration: 500 }));
});

test('UI-29 CONF-40 it goes on by itself every 2000 ms, and round', () => {
  showPieces(4);
  after(1_999);
  expect(place()).toBe('Slide 1 of 2');
  after(1);
  expect(place()).toBe('Slide 2 of 2');
  after(2_000);
  expect(place()).toBe('Slide 1 of 2');
});

test.each([
  ['paused', () => press('Pause')],
  ['holding the focus', () => fireEvent.focus(screen.getByRole('button', { name: 'Next slide' }))],
  ['pointed at', () => fireEvent.pointerEnter(screen.getByRole('list', { name: 'Seen' }))],
])('UI-29 it stands still while %s', (_why, hold) => {
  showPieces(4);
  hold();
  after(60_000);
  expect(place()).toBe('Slide 1 of 2');
});

test('UI-29 it begins still where less motion is wanted, and plays when it is asked to', () => {
  wantsStillness = true;
  showPieces(4);
  after(60_000);
  expect(place()).toBe('Slide 1 of 2');
  press('Play');
  after(2_000);
  expect(place()).toBe('Slide 2 of 2');
});
