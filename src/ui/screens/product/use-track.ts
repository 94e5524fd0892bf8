import { useEffect, useRef } from 'react';
import { readingOf } from '#ui/reading.ts';
import { wantsMotion } from './wants-motion.ts';

const TRANSITION_MS = 300; // specification §9, gallery (UI-24, CONF-38)

/** Keeps the scrolled place of a row of pictures and its index together, whichever of the two moves. */
export function useTrack(index: number, onShow: (index: number) => void) {
  const track = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = track.current;
    if (list && list.clientWidth > 0 && placeOf(list) !== index) moveTo(list, index);
  }, [index]);
  const followScroll = (): void => {
    if (track.current) onShow(placeOf(track.current));
  };
  return { track, followScroll };
}

function placeOf(list: HTMLElement): number {
  return Math.round(Math.abs(list.scrollLeft) / list.clientWidth);
}

/** The place changes at once, and the pictures follow: so nothing of the way is taken for the shopper's own swipe. */
function moveTo(list: HTMLElement, index: number): void {
  const before = list.scrollLeft;
  list.scrollTo({ left: index * readingOf(list) * list.clientWidth, behavior: 'instant' });
  const view = list.ownerDocument.defaultView;
  if (!view || !wantsMotion(view)) return;
  const way = { translate: [`${list.scrollLeft - before}px 0`, '0 0'] };
  for (const slide of list.children) slide.animate(way, { duration: TRANSITION_MS, easing: 'ease-out' });
}
