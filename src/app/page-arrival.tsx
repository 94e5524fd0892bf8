import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a client-side change of page, moves the focus to the page's heading, as a full load would start at its top.
 * A change of the query alone (sorting, paging) leaves the focus where it is, and a hash has a target of its own.
 */
export function PageArrival() {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (hash === '') focusHeading();
  }, [pathname, hash]);
  return null;
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
