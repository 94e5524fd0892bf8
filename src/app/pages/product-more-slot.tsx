import { useEffect, useState } from 'react';
import { PanelSlot } from '../panel-slot.tsx';

/** Where reviews and other pieces come to stand, once the page is alive and has nothing better to do. */
export function ProductMoreSlot() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  return <PanelSlot name="product-more" isWanted={isWanted} onMissing={without} />;
}

/** The page is whole without it. */
function without(): void {}

const IDLE_WITHIN_MS = 2_000;

function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 1);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(task, { timeout: IDLE_WITHIN_MS });
  return () => cancelIdleCallback(idle);
}
