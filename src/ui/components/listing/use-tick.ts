import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A check box that shows a press at once and afterwards follows what is true. One that was ticked before the page came
 * to life calls `catchUp`, so that the first press is not lost.
 */
export function useTick(isTicked: boolean, catchUp: () => void): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null);
  const isAlive = useRef(false);
  useLayoutEffect(() => {
    if (isAlive.current && box.current) box.current.checked = isTicked;
  }, [isTicked]);
  useLayoutEffect(() => {
    if (isAlive.current) return;
    isAlive.current = true;
    if (box.current && box.current.checked !== isTicked) catchUp();
  });
  return box;
}
