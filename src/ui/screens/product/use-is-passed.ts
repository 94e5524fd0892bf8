import { type RefObject, useEffect, useState } from 'react';

const PHONE = '(max-width: 47.99rem)';

/** Everything below the window counts as in view, so that a jump past the thing is noticed, too. */
const ALL_BELOW = { rootMargin: '0px 0px 100000px' };

/** Whether a phone's shopper has scrolled past something, so that it has left the view at its top. */
export function useIsPassed(thing: RefObject<HTMLElement | null>): boolean {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    const { current } = thing;
    const view = current?.ownerDocument.defaultView;
    if (!current || !view || !('IntersectionObserver' in view)) return undefined;
    const observer = new view.IntersectionObserver(([entry]) => {
      if (!entry) return;
      setPassed(!entry.isIntersecting && view.matchMedia(PHONE).matches);
    }, ALL_BELOW);
    observer.observe(current);
    return () => observer.disconnect();
  }, [thing]);
  return isPassed;
}
