import { type RefObject, useEffect, useState } from 'react';
import { wantsMotion } from './wants-motion.ts';

const INTERVAL_MS = 5_000; // specification §9, gallery (UI-23, CONF-38)

type Row = { readonly count: number; readonly index: number; readonly onShow: (index: number) => void };

/** Why the pictures stand still although the shopper has not stopped them. */
type Holds = { readonly pointer: boolean; readonly focus: boolean };

/**
 * Pictures that go on by themselves every five seconds. They wait while they are pointed at or hold the focus, while the
 * tab is hidden or the gallery is out of view; the first press of a hand stops them. Who wants less motion or less data
 * starts with them stopped.
 */
export function useAutoplay(gallery: RefObject<HTMLElement | null>, { count, index, onShow }: Row) {
  const [isPlaying, setPlaying] = useState(false);
  const [holds, setHolds] = useState<Holds>({ pointer: false, focus: false });
  const isHeld = holds.pointer || holds.focus;
  useEffect(() => {
    const view = windowOf(gallery);
    setPlaying(view !== null && wantsMotion(view) && !savesData(view));
  }, [gallery]);
  useEffect(() => {
    const view = windowOf(gallery);
    if (!view || !isPlaying || isHeld || count < 2) return undefined;
    const timer = view.setInterval(() => {
      if (!view.document.hidden && isInView(view)) onShow((index + 1) % count);
    }, INTERVAL_MS);
    return () => view.clearInterval(timer);
  }, [gallery, isPlaying, isHeld, count, index, onShow]);

  return {
    canPlay: count > 1,
    isPlaying,
    stop: () => setPlaying(false),
    toggle: () => setPlaying(!isPlaying),
    byHand: (next: number) => {
      setPlaying(false);
      onShow(next);
    },
    /** To be spread on what holds the pictures. */
    holding: {
      onPointerEnter: () => setHolds((now) => ({ ...now, pointer: true })),
      onPointerLeave: () => setHolds((now) => ({ ...now, pointer: false })),
      onFocus: () => setHolds((now) => ({ ...now, focus: true })),
      onBlur: () => setHolds((now) => ({ ...now, focus: false })),
    },
  };
}

function windowOf({ current }: RefObject<HTMLElement | null>): (Window & typeof globalThis) | null {
  return current?.ownerDocument.defaultView ?? null;
}

/** The gallery is the first thing on the page: further down it has left the view. */
function isInView(view: Window): boolean {
  return view.scrollY < view.innerHeight;
}

type Network = { readonly connection?: { readonly saveData?: boolean } };

function savesData(view: Window): boolean {
  return (view.navigator as Network).connection?.saveData === true;
}
