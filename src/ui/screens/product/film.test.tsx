// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pictureSource } from '#viewmodels/shared/picture.ts';
import { Film } from './film.tsx';
import './film-player.tsx'; // here before anything waits for it

const large = pictureSource('a/walk.jpg', 'gallery', '');
const video = { src: '/img/film/walk.webm', title: 'Ramp walk', captions: '/img/film/walk.vtt', isElsewhere: false };

/** What the emulated window's player lacks: it plays until it is paused. */
let isPlaying = false;
let refusesToPlay = false;
let seen: (ratio: number) => void = () => undefined;
const onPlay = vi.fn();

beforeEach(() => {
  isPlaying = false;
  refusesToPlay = false;
  vi.useFakeTimers();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => {
    if (refusesToPlay) throw new DOMException('not now', 'NotAllowedError');
    isPlaying = true;
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {
    isPlaying = false;
  });
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(() => !isPlaying);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly { intersectionRatio: number }[]) => void) {
        seen = (intersectionRatio) => tell([{ intersectionRatio }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const film = () => document.querySelector('video');
const sign = () => screen.queryByRole('button', { name: 'Go on with the film' });

async function pressed(change: Partial<typeof video> = {}): Promise<void> {
  render(<Film video={{ ...video, ...change }} large={large} onPlay={onPlay} />);
  fireEvent.click(screen.getByRole('link'));
  await act(() => vi.dynamicImportSettled());
  await after(0);
}

test('CAT-009 nothing of a film is fetched before it is pressed; then it plays, with its poster and captions', async () => {
  const { container } = render(<Film video={video} large={large} onPlay={onPlay} />);
  expect(container.querySelector('video, track')).toBeNull();
  expect(screen.getByRole('link', { name: 'Play the film: Ramp walk' }).getAttribute('href')).toBe(video.src);
  cleanup();
  await pressed();
  expect(film()?.getAttribute('poster')).toBe(large.src);
  expect(film()?.querySelector('track')?.getAttribute('src')).toBe(video.captions);
  expect([isPlaying, document.activeElement === film(), onPlay.mock.calls.length]).toEqual([true, true, 1]);
});

test('a film without captions has no empty track', async () => {
  render(<Film video={{ ...video, captions: null }} large={large} onPlay={onPlay} />);
  fireEvent.click(screen.getByRole('link'));
  await act(() => vi.dynamicImportSettled());
  expect([film() !== null, document.querySelector('track')]).toEqual([true, null]);
});

test('it pauses when it leaves the view, and when its tab does', async () => {
  await pressed();
  act(() => seen(0.9));
  expect(isPlaying).toBe(true);
  act(() => seen(0.1));
  expect(isPlaying).toBe(false);
  isPlaying = true;
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  expect(isPlaying).toBe(false);
});

test('UI-26 CONF-39 every 2000 ms it is seen whether the film is paused, and then how to go on is shown', async () => {
  await pressed();
  for (let times = 0; times < 2; times += 1) {
    isPlaying = false;
    await after(1_999);
    expect(sign()).toBeNull();
    await after(1);
    expect(sign()).not.toBeNull();
    await act(async () => fireEvent.click(sign() as HTMLElement));
    expect([isPlaying, sign(), document.activeElement === film()]).toEqual([true, null, true]);
  }
  await after(2_000);
  expect(sign()).toBeNull();
});

test('a browser that wants a press of its own shows where', async () => {
  refusesToPlay = true;
  await pressed();
  expect(sign()).not.toBeNull();
});

test('a film that cannot be played says so and can be opened by itself', async () => {
  await pressed();
  fireEvent.error(film() as HTMLElement);
  expect(screen.getByRole('alert').textContent).toContain('cannot be played');
  expect(screen.getByRole('link', { name: 'Open the film by itself' }).getAttribute('href')).toBe(video.src);
});

test('a film on another site is a link there, and no player', () => {
  render(<Film video={{ ...video, isElsewhere: true, src: 'https://vimeo.com/1' }} large={large} onPlay={onPlay} />);
  const link = screen.getByRole('link', { name: 'Film on another site: Ramp walk' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual(['https://vimeo.com/1', 'noreferrer']);
  link.addEventListener('click', (event) => event.preventDefault()); // nobody goes there now
  fireEvent.click(link);
  expect(film()).toBeNull();
});
