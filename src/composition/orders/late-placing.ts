import type { PlaceAsSeen } from '#domain/journeys/place-as-seen.ts';
import { askedOnce } from '#domain/shared/asked-once.ts';
import type { PlacingPorts } from './placing.ts';

/** The code that places orders; also fetched ahead, since an order may be placed without a network (CHK-42). */
export function loadPlacing() {
  return import(/* webpackChunkName: "placing" */ './placing.ts');
}

/** Places nothing, and says so, while its code cannot be had; the next press asks for it again. */
export function createLatePlacing(ports: PlacingPorts): PlaceAsSeen {
  const placing = askedOnce(async () => (await loadPlacing()).createPlacing(ports));
  return async () => {
    const place = await placing().catch(() => null);
    if (place) return place();
    ports.notify({ code: 'part-missing' });
    return { kind: 'not-loaded' };
  };
}
