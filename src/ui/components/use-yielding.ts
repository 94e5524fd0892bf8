import { type RefObject, useEffect } from 'react';

/**
 * Marks a list that lies over the page `data-yields` while one of its entries would cover what has the focus, so that
 * the style sheet can put it elsewhere (WCAG 2.4.11). Looks again when `count` entries are there, the focus moves or
 * the page is scrolled. The mark is written past React, since nothing else depends on it.
 */
export function useYielding(list: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    const page = list.current?.ownerDocument;
    const tab = page?.defaultView;
    if (!tab || count === 0) return undefined;
    const look = (): void => {
      const { current } = list;
      const { activeElement } = page;
      if (!current || !activeElement || activeElement === page.body || current.contains(activeElement)) return;
      current.removeAttribute('data-yields'); // so that they are measured at their usual place
      current.toggleAttribute('data-yields', covers(current, activeElement));
    };
    const first = tab.requestAnimationFrame(look); // in the frame that lays it out anyway, so that the press answers before
    page.addEventListener('focusin', look);
    page.addEventListener('scroll', look, { passive: true });
    return () => {
      tab.cancelAnimationFrame(first);
      page.removeEventListener('focusin', look);
      page.removeEventListener('scroll', look);
    };
  }, [list, count]);
}

/** What is taller than half of the window, such as a page's main part, is never wholly in sight and does not count. */
function covers(list: Element, focused: Element): boolean {
  const at = focused.getBoundingClientRect();
  const isLarge = at.height > (list.ownerDocument.defaultView?.innerHeight ?? 0) / 2;
  return !isLarge && Array.from(list.children, (entry) => entry.getBoundingClientRect()).some((over) => meet(over, at));
}

function meet(one: DOMRect, other: DOMRect): boolean {
  const isBeside = one.right <= other.left || other.right <= one.left;
  const isAbove = one.bottom <= other.top || other.bottom <= one.top;
  return !isBeside && !isAbove && other.width > 0;
}
