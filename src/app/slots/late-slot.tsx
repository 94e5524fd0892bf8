import { useCallback, useEffect, useState } from 'react';
import { isNetworkSpared } from '#app/loading/spared-network.ts';
import type { PanelName } from '#app/page/page.ts';
import { PanelSlot } from './panel-slot.tsx';

/** Where a part of the page comes to stand when a shopper begins to read on, or the page has come to rest. */
export function LateSlot({ name }: { readonly name: PanelName }) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenReadOn(() => setWanted(true)), []);
  const [isMissing, setMissing] = useState(false);
  const goWithout = useCallback(() => setMissing(true), []);
  if (isMissing) return <span hidden />; // the page is whole without it, and keeps no room for it
  return <PanelSlot name={name} isWanted={isWanted} onMissing={goWithout} />;
}

const FIRST_MS = 2_500; // the page at hand has the network to itself first

/** Calls when the shopper scrolls, or the page has come to rest and data need not be saved. Answers how to stop. */
function whenReadOn(task: () => void): () => void {
  const hasIdle = 'requestIdleCallback' in window; // a browser that cannot tell when it is idle is not made to wait
  const rest = (): unknown => (hasIdle ? requestIdleCallback(task) : task());
  const timer = isNetworkSpared(navigator) ? undefined : setTimeout(rest, hasIdle ? FIRST_MS : 1);
  window.addEventListener('scroll', task, { once: true, passive: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', task);
  };
}
