import type { Viewport } from '#domain/chat/viewport.ts';

export function createBrowserViewport({ matchMedia }: Pick<Window, 'matchMedia'> = window): Viewport {
  const atLeast = (width: number) => matchMedia(`(min-width: ${width}px)`);
  return {
    isAtLeast: (width) => atLeast(width).matches,
    onChange: (width, changed) => atLeast(width).addEventListener('change', changed),
  };
}
