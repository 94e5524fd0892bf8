import { type RefObject, useEffect, useRef, useState } from 'react';
import { PanelSlot } from '../panel-slot.tsx';

/** Where reviews and other pieces come to stand: when a shopper comes near, or has stayed for a while. */
export function ProductMoreSlot() {
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenWanted(place, () => setWanted(true)), []);
  return (
    <>
      <div ref={place} />
      <PanelSlot name="product-more" isWanted={isWanted} onMissing={without} />
    </>
  );
}

/** The page is whole without it. */
function without(): void {}

const STAYED_MS = 4_000; // the page at hand has the network to itself first

/** Answers how to stop waiting. A browser that cannot tell when it is idle is not made to wait. */
function whenWanted({ current }: RefObject<Element | null>, task: () => void): () => void {
  const timer = setTimeout(task, 'requestIdleCallback' in window ? STAYED_MS : 1);
  const near = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && task(), {
    rootMargin: '0px 0px 25%',
  });
  if (current) near.observe(current);
  return () => {
    clearTimeout(timer);
    near.disconnect();
  };
}
