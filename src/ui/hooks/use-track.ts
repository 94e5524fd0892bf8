import { useEffect, useRef } from 'react';
import { readingOf } from './reading.ts';
import { wantsMotion } from './wants-motion.ts';

type Track = {
  readonly index: number;
  readonly onShow: (index: number) => void;
  /** Milliseconds from one place to the next. */
  readonly duration: number;
  /** How far it is from one place to the next, in pixels. */
  readonly stepOf: (list: HTMLElement) => number;
};

/** A page of slides fills the row. */
export function pageStep({ clientWidth }: HTMLElement): number {
  return clientWidth;
}

/** Each slide is a place; the next ones may be seen beside it. */
export function slideStep({ children: [first, second], clientWidth }: HTMLElement): number {
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return clientWidth;
  return Math.abs(second.offsetLeft - first.offsetLeft) || clientWidth;
}

/** Keeps the scrolled place of a row, in steps, and its index together, whichever of the two moves. */
export function useTrack({ index, onShow, duration, stepOf }: Track) {
  const track = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = track.current;
    if (!list || list.clientWidth === 0) return;
    const step = stepOf(list);
    if (placeOf(list, step) !== index) moveTo(list, index * step, duration);
  }, [index, duration, stepOf]);
  const followScroll = (): void => {
    if (track.current) onShow(placeOf(track.current, stepOf(track.current)));
  };
  return { track, followScroll };
}

/** The row ends before its last slide comes to the beginning, where others are seen beside it. */
function placeOf(list: HTMLElement, step: number): number {
  const scrolled = Math.abs(list.scrollLeft);
  const most = list.scrollWidth - list.clientWidth;
  return most > 0 && scrolled > most - 2 ? Math.ceil((scrolled - 2) / step) : Math.round(scrolled / step);
}

/** Older than its name in the types of the page, which learned it late. */
const AT_ONCE = 'instant' as string as ScrollBehavior;

/** Scrolls at once and lets the slides glide after it, so that nothing of the way is taken for the shopper's swipe. */
function moveTo(list: HTMLElement, distance: number, duration: number): void {
  const before = list.scrollLeft;
  list.scrollTo({ left: distance * readingOf(list), behavior: AT_ONCE });
  const view = list.ownerDocument.defaultView;
  if (!view || !wantsMotion(view)) return;
  const way = { translate: [`${list.scrollLeft - before}px 0`, '0 0'] };
  for (const slide of list.children) slide.animate(way, { duration, easing: 'ease-out' });
}
