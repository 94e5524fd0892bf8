import { type RefObject, useEffect, useState } from 'react';

const PHONE = '(max-width: 47.99rem)';

/** Whether a phone's shopper has scrolled past something, so that it has left the view at its top. */
export function useIsPassed(thing: RefObject<HTMLElement | null>): boolean {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    const { current } = thing;
    const view = current?.ownerDocument.defaultView;
    if (!current || !view || !('IntersectionObserver' in view)) return undefined;
    const observer = new view.IntersectionObserver(([entry]) => {
      if (!entry) return;
      const hasLeft = !entry.isIntersecting && entry.boundingClientRect.bottom <= 0;
      setPassed(hasLeft && view.matchMedia(PHONE).matches);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [thing]);
  return isPassed;
}
