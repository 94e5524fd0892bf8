import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';

const OPENS_AFTER_MS = 150;
const CLOSES_AFTER_MS = 300; // time to travel from the entry to what it opened

type Hover = {
  readonly onPointerOver: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
};

/**
 * Opens the `<details>` a mouse rests on and closes it when the mouse has left the list for a while. Touch, pen and
 * keyboard press instead.
 */
export function useHoverIntent(list: RefObject<HTMLElement | null>, closeAll: () => void): Hover {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (act: () => void, delay: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  };
  return {
    onPointerOver({ pointerType, target }) {
      if (pointerType !== 'mouse' || !(target instanceof Element)) return;
      const entry = target.closest('details');
      const isNew = entry !== null && list.current?.contains(entry) && !entry.open;
      later(() => isNew && entry.setAttribute('open', ''), OPENS_AFTER_MS);
    },
    onPointerLeave({ pointerType }) {
      if (pointerType === 'mouse') later(closeAll, CLOSES_AFTER_MS);
    },
    onClick(event) {
      // A press of the mouse comes after its rest has opened the entry, and must not close it again.
      const { nativeEvent, target } = event;
      const isMouse = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'mouse';
      const summary = target instanceof Element ? target.closest('summary') : null;
      if (isMouse && summary?.parentElement?.hasAttribute('open')) event.preventDefault();
    },
  };
}
