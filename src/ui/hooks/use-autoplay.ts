import { type RefObject, useEffect, useState } from 'react';
import { savesData } from './saves-data.ts';
import { wantsMotion } from './wants-motion.ts';

type Row = {
  readonly count: number;
  readonly index: number;
  readonly onShow: (index: number) => void;
  /** Milliseconds that each is shown. */
  readonly interval: number;
};

/** What holds the pictures still, although the shopper has not stopped them. */
type Holds = { readonly pointer: boolean; readonly focus: boolean };

export type Autoplay = ReturnType<typeof useAutoplay>;

/**
 * Pictures or slides that go on by themselves. They wait while they are pointed at or hold the focus, while the tab is
 * hidden or they are out of view; the first press of a hand stops them. Who wants less motion or less data starts with
 * them stopped.
 */
export function useAutoplay(holder: RefObject<HTMLElement | null>, { count, index, onShow, interval }: Row) {
  const [isPlaying, setPlaying] = useState(false);
  const [holds, setHolds] = useState<Holds>({ pointer: false, focus: false });
  const isHeld = holds.pointer || holds.focus;
  useEffect(() => {
    const view = windowOf(holder);
    setPlaying(view !== null && wantsMotion(view) && !savesData(view));
  }, [holder]);
  useEffect(() => {
    const view = windowOf(holder);
    if (!view || !isPlaying || isHeld || count < 2) return undefined;
    const timer = view.setInterval(() => {
      if (!view.document.hidden && isInView(holder, view)) onShow((index + 1) % count);
    }, interval);
    return () => view.clearInterval(timer);
  }, [holder, isPlaying, isHeld, count, index, onShow, interval]);

  return {
    canPlay: count > 1,
    isPlaying,
    stop: () => setPlaying(false),
    toggle: () => setPlaying(!isPlaying),
    byHand: (next: number) => {
      setPlaying(false);
      onShow(next);
    },
    /** To be spread on the holder. */
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

function isInView({ current }: RefObject<HTMLElement | null>, view: Window): boolean {
  const { top = 0, bottom = 0 } = current?.getBoundingClientRect() ?? {};
  return bottom >= 0 && top <= view.innerHeight;
}
