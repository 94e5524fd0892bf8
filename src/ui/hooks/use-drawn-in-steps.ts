import { startTransition, useEffect, useState } from 'react';

const FIRST_ROWS = 4; // as many as fill the screen of a phone, so that nothing in sight moves when more come
const MORE_ROWS = 6;

/**
 * How many rows of a long list are drawn by now: a screenful at once, then some more in each pause. Those are drawn in
 * pieces themselves, so that the page answers in between however long the list is.
 */
export function useDrawnInSteps(count: number): number {
  const [drawn, setDrawn] = useState(FIRST_ROWS);
  useEffect(() => {
    if (drawn >= count) return;
    const timer = setTimeout(() => startTransition(() => setDrawn((now) => now + MORE_ROWS)));
    return () => clearTimeout(timer);
  }, [drawn, count]);
  return Math.min(drawn, count);
}
