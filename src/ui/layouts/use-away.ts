import { type RefObject, useEffect } from 'react';

const LEAST_MOVE = 6; // px; a smaller move is not meant as scrolling

/**
 * Marks an element `data-away` while the shopper reads on, and takes the mark back on the way up. The mark is written
 * past React, since it changes with the scrolling and nothing else depends on it.
 */
export function useAway(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = element.current?.ownerDocument.defaultView;
    if (!view) return undefined;
    let last = view.scrollY;
    const follow = (): void => {
      const now = view.scrollY;
      if (Math.abs(now - last) < LEAST_MOVE) return;
      const { current } = element;
      current?.toggleAttribute('data-away', now > last && now > current.offsetHeight * 2);
      last = now;
    };
    view.addEventListener('scroll', follow, { passive: true });
    return () => view.removeEventListener('scroll', follow);
  }, [element]);
}
