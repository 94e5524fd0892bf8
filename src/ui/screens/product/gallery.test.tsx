// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { galleryPictures } from '#viewmodels/product/gallery-picture.ts';
import { kurta } from '#viewmodels/product/product-for-tests.ts';
import './zoom-dialog.tsx'; // here before anything waits for it
import { Gallery } from './gallery.tsx';

const WIDTH = 300;
const gallery = ['front', 'back', 'detail', 'cloth', 'worn'].map((shot) => ({ path: `${shot}.jpg`, alt: shot }));
const pictures = galleryPictures(kurta({ gallery, variants: [] }), null, '');

let wantsStillness = false;
const moves = vi.fn();
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

function Shown() {
  const [index, setIndex] = useState(0);
  return <Gallery pictures={pictures} index={index} onShow={setIndex} />;
}
const after = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const placeShown = () => screen.getByText(/^\d of \d$/).textContent;
const region = () => screen.getByRole('region', { name: 'Gallery' });

test('UI-23 CONF-38 the gallery goes on by one picture every 5000 ms, and round from the last to the first', () => {
  render(<Shown />);
  after(4_999);
  expect(placeShown()).toBe('1 of 5');
  after(1);
  expect(placeShown()).toBe('2 of 5');
  for (let step = 0; step < 4; step += 1) after(5_000);
  expect(placeShown()).toBe('1 of 5');
});

test('UI-23 it stands still where less motion is wanted', () => {
  wantsStillness = true;
  render(<Shown />);
  after(60_000);
  expect(placeShown()).toBe('1 of 5');
});

test.each([
  ['pointed at', () => fireEvent.pointerEnter(region())],
  ['holding the focus', () => fireEvent.focus(screen.getByRole('button', { name: 'Zoom' }))],
  ['paused', () => fireEvent.click(screen.getByRole('button', { name: 'Pause' }))],
])('UI-23 it stands still while %s', (_why, hold) => {
  render(<Shown />);
  hold();
  after(60_000);
  expect(placeShown()).toBe('1 of 5');
});

test('a press goes on to the next picture and ends what moves by itself', () => {
  render(<Shown />);
  fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  after(60_000);
  expect(placeShown()).toBe('2 of 5');
});

test('a tap on a picture looks at it closely, and one beside it does not', async () => {
  render(<Shown />);
  fireEvent.click(screen.getByRole('list', { name: 'Pictures' }));
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('img', { name: 'front' }));
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByRole('dialog', { name: 'Zoom' })).toBeTruthy();
});

test('CAT-101 the close look alone asks for the largest picture, and for all of it when it comes closer', async () => {
  render(<Shown />);
  const inGallery = screen.getByRole('img', { name: 'front' });
  expect(inGallery.getAttribute('srcset')).not.toContain('/1400/1931/');
  await act(async () => fireEvent.click(inGallery));
  const close = within(screen.getByRole('dialog')).getByRole('img', { name: 'front' });
  expect(close.getAttribute('srcset')).toContain('/img/1400/1931/resize/front.jpg 1400w');
  expect(close.getAttribute('sizes')).toBe('min(100vw,48rem)');
  fireEvent.click(screen.getByRole('button', { name: 'Closer' }));
  expect(close.getAttribute('sizes')).toBe('200vw');
});

test('CAT-097 a product without a picture shows a drawing, with nothing to look at closely', () => {
  const none = galleryPictures(kurta({ name: 'Kurta', image: 'no_selection', gallery: [], variants: [] }), null, '');
  render(<Gallery pictures={none} index={0} onShow={vi.fn()} />);
  expect(region().querySelector('img')).toBeNull();
  expect(screen.getByRole('listitem').textContent).toBe('Kurta');
  expect(screen.queryByRole('button')).toBeNull();
});

test('UI-24 CONF-38 pictures take 300 ms from one to the next', () => {
  render(<Shown />);
  fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  const way = { translate: [`${WIDTH}px 0`, '0 0'] };
  expect(moves).toHaveBeenCalledTimes(pictures.length);
  expect(moves).toHaveBeenCalledWith(way, expect.objectContaining({ duration: 300 }));
});

test('UI-24 and no time at all where less motion is wanted', () => {
  wantsStillness = true;
  render(<Shown />);
  fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(placeShown()).toBe('2 of 5');
  expect(moves).not.toHaveBeenCalled();
});

test('where data is to be saved only the picture that is seen is loaded', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  try {
    render(<Shown />);
    const large = [...screen.getByRole('list', { name: 'Pictures' }).querySelectorAll('img')];
    expect(large.map(({ loading }) => loading)).toEqual(['eager', 'lazy', 'lazy', 'lazy', 'lazy']);
  } finally {
    Reflect.deleteProperty(navigator, 'connection');
  }
});

test('UI-25 CONF-38 the two pictures ahead are loaded, and those after them are not', () => {
  render(<Shown />);
  const large = () => [...screen.getByRole('list', { name: 'Pictures' }).querySelectorAll('img')];
  expect(large().map(({ loading }) => loading)).toEqual(['eager', 'eager', 'eager', 'lazy', 'lazy']);
  fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(large().map(({ loading }) => loading)).toEqual(['eager', 'eager', 'eager', 'eager', 'lazy']);
});

test('slides that are narrower than their row are places of their own, and the last one is where the row ends', () => {
  const [slide, gap] = [200, 8];
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function offset(this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * (slide + gap);
  });
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(pictures.length * (slide + gap) - gap);
  render(<Shown />);
  const list = screen.getByRole('list', { name: 'Pictures' });
  const places = [0, 208, 416, 624, 732].map((scrolled) => {
    list.scrollLeft = scrolled;
    fireEvent.scroll(list);
    return placeShown();
  });
  expect(places).toEqual(['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5']);
  fireEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
  expect(list.scrollLeft).toBe(624);
});
