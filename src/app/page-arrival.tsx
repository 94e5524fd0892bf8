import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { FRAME } from '#composition/screen-tokens.ts';
import { useView } from './visit-context.ts';

/**
 * After a client-side change of page, closes what lay over the one before and moves the focus to the heading, as a
 * full load would start at its top. A change of the query alone (sorting, paging) leaves the focus where it is, a hash
 * has a target of its own, and a shopper who went back has found the link again that was left.
 */
export function PageArrival() {
  const { pathname, hash } = useLocation();
  const frame = useView().get('front')(FRAME);
  const before = useRef(pathname);
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (before.current !== pathname) focused.current = document.activeElement;
  }, [pathname]);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    frame.closePanel();
    if (hash === '' && focused.current === document.activeElement) focusHeading();
  }, [pathname, hash, frame]);
  return null;
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
