import { type RefObject, useEffect } from 'react';

/**
 * Calls when a shopper turns away from what lies over a page and leaves the page within reach: by Escape, or a press beside it.
 * A dialog that is open over both has the Escape key for itself.
 */
export function useDismiss(element: RefObject<HTMLElement | null>, onDismiss: () => void): void {
  useEffect(() => {
    const page = element.current?.ownerDocument;
    if (!page) return undefined;
    const followKey = ({ key, defaultPrevented }: KeyboardEvent): void => {
      if (key === 'Escape' && !defaultPrevented && !page.querySelector('dialog[open]')) onDismiss();
    };
    const followPress = ({ target }: MouseEvent): void => {
      if (target instanceof Node && !element.current?.contains(target)) onDismiss();
    };
    page.addEventListener('keydown', followKey);
    page.addEventListener('click', followPress, true); // before what is pressed may be gone from the page
    return () => {
      page.removeEventListener('keydown', followKey);
      page.removeEventListener('click', followPress, true);
    };
  }, [element, onDismiss]);
}
