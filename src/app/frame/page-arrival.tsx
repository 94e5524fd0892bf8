import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ShownPage } from '#app/navigation/open-page.ts';
import { useView } from '#app/slots/visit-context.ts';

/**
 * After a client-side change of page, closes what lay over the one before and moves the focus to the heading, as a
 * full load would start at its top. A change of the query alone (sorting, paging) leaves the focus where it is, a hash
 * has a target of its own, and a shopper who went back has found the link again that was left. A page that had a placeholder
 * has its focus already: it is given again only where the heading that had it is gone.
 */
export function PageArrival({ page }: { readonly page: ShownPage }) {
  const { pathname, hash } = page.location;
  const frame = useView().shop.frame;
  const before = useRef(pathname);
  const focused = useRef<Element | null>(null);
  const heading = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (before.current !== pathname) focused.current = document.activeElement;
  }, [pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that takes the place of its placeholder has its address
  useEffect(() => {
    const isElsewhere = before.current !== pathname;
    before.current = pathname;
    frame.arrived(isElsewhere);
    const wantsFocus = isElsewhere
      ? hash === '' && focused.current === document.activeElement
      : isLost(heading.current);
    if (wantsFocus) heading.current = focusHeading();
  }, [page, frame]);
  return null;
}

/** Whether what had the focus was taken from the page together with it. */
function isLost(element: Element | null): boolean {
  return element?.isConnected === false && document.activeElement === document.body;
}

function focusHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return null;
  heading.tabIndex = -1;
  heading.blur(); // one that had it for the page before is told anew
  heading.focus({ preventScroll: true });
  return heading;
}
