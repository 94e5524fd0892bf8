import { useEffect, useState } from 'react';
import { PanelSlot } from '../panel-slot.tsx';

/** Where reviews and other pieces come to stand: when a shopper begins to read on, or has stayed for a while. */
export function ProductMoreSlot() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenReadOn(() => setWanted(true)), []);
  return <PanelSlot name="product-more" isWanted={isWanted} onMissing={without} />;
}

/** The page is whole without it. */
function without(): void {}

const STAYED_MS = 4_000; // the page at hand has the network to itself first

/** A browser that cannot tell when it is idle is not made to wait. Answers how to stop waiting. */
function whenReadOn(task: () => void): () => void {
  const timer = setTimeout(task, 'requestIdleCallback' in window ? STAYED_MS : 1);
  window.addEventListener('scroll', task, { once: true, passive: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', task);
  };
}
