import { type RefObject, useEffect } from 'react';

/**
 * Tells the page how much room at the end of the window is taken (`--asked`, in notice-list.module.css), so that notices stand
 * above what is asked there and not over its answers.
 */
export function useRoomBelow(asked: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = asked;
    const tab = current?.ownerDocument.defaultView;
    if (!current || !tab) return undefined;
    const { style } = current.ownerDocument.documentElement;
    const measure = (): void => style.setProperty('--asked', `${current.offsetHeight}px`);
    const observer = new tab.ResizeObserver(measure);
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--asked');
    };
  }, [asked]);
}
