import type { Viewport } from '#domain/chat/viewport.ts';

export interface MemoryViewport extends Viewport {
  resize(width: number): void;
}

/** A page as wide as a test says. */
export function createMemoryViewport(width = 1_280): MemoryViewport {
  const listeners: (() => void)[] = [];
  let present = width;
  return {
    isAtLeast: (least) => present >= least,
    onChange: (_width, changed) => void listeners.push(changed),
    resize(next) {
      present = next;
      for (const changed of listeners) changed();
    },
  };
}
