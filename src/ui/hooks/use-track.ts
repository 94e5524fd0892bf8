import { useEffect, useRef } from 'react';
import { readingOf } from './reading.ts';
import { wantsMotion } from './wants-motion.ts';

type Track = {
  readonly index: number;
  readonly onShow: (index: number) => void;
  /** Milliseconds from one place to the next. */
  readonly duration: number;
};

/** Keeps the scrolled place of a row, in widths of the row, and its index together, whichever of the two moves. */
export function useTrack({ index, onShow, duration }: Track) {
  const track = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = track.current;
    if (list && list.clientWidth > 0 && placeOf(list) !== index) moveTo(list, index, duration);
  }, [index, duration]);
  const followScroll = (): void => {
    if (track.current) onShow(placeOf(track.current));
  };
  return { track, followScroll };
}

function placeOf(list: HTMLElement): number {
  return Math.round(Math.abs(list.scrollLeft) / list.clientWidth);
}

/** Scrolls at once and lets the slides glide after it, so that nothing of the way is taken for the shopper's swipe. */
function moveTo(list: HTMLElement, index: number, duration: number): void {
  const before = list.scrollLeft;
  list.scrollTo({ left: index * readingOf(list) * list.clientWidth, behavior: 'instant' });
  const view = list.ownerDocument.defaultView;
  if (!view || !wantsMotion(view)) return;
  const way = { translate: [`${list.scrollLeft - before}px 0`, '0 0'] };
  for (const slide of list.children) slide.animate(way, { duration, easing: 'ease-out' });
}
