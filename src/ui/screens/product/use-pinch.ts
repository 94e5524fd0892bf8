import { type PointerEvent, useRef } from 'react';

type Finger = { readonly x: number; readonly y: number };

/** Two fingers drawn apart come closer; one finger moves what is larger than its frame, as the browser does it. */
export function usePinch(scale: number, onScale: (scale: number) => void) {
  const down = useRef(new Map<number, Finger>());
  const start = useRef({ distance: 0, scale: 1 });

  const touch = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    down.current.set(pointerId, { x: clientX, y: clientY });
    start.current = { distance: distanceOf(down.current), scale };
  };
  const move = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    if (!down.current.has(pointerId)) return;
    down.current.set(pointerId, { x: clientX, y: clientY });
    const distance = distanceOf(down.current);
    if (down.current.size === 2 && start.current.distance > 0)
      onScale((start.current.scale * distance) / start.current.distance);
  };
  const lift = ({ pointerId }: PointerEvent): void => {
    down.current.delete(pointerId);
  };
  return {
    onPointerDown: touch,
    onPointerMove: move,
    onPointerUp: lift,
    onPointerCancel: lift,
    onPointerLeave: lift,
  };
}

function distanceOf(fingers: ReadonlyMap<number, Finger>): number {
  const [one, other] = [...fingers.values()];
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}
