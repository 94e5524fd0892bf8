import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { isNetworkSpared } from '#app/loading/spared-network.ts';
import type { PanelName } from '#app/page/page.ts';
import { PanelSlot } from './panel-slot.tsx';

type Props = {
  readonly name: PanelName;
  /** Whether it is wanted at once. */
  readonly isWanted?: boolean;
  /** Stands in its place until its code is there. */
  readonly placeholder?: ReactNode;
  /** Stands there when its code could not be had; without that the page is whole without it, and keeps no room for it. */
  readonly instead?: ReactNode;
};

/** Where a part of the page comes to stand when a shopper begins to read on, or the page has come to rest. */
export function LateSlot({ name, isWanted = false, placeholder, instead = <span hidden /> }: Props) {
  const [isReadOn, setReadOn] = useState(false);
  useEffect(() => whenReadOn(() => setReadOn(true)), []);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (isWanted) setMissing(false); // what could not be had before is asked for again
  }, [isWanted]);
  const goWithout = useCallback(() => setMissing(true), []);
  if (isMissing) return instead;
  return <PanelSlot name={name} isWanted={isWanted || isReadOn} placeholder={placeholder} onMissing={goWithout} />;
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
