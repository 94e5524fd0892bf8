import { createPath, type Location } from 'react-router';
import type { Opened } from '#app/page/page.ts';

/** A screen to show, or another address, with the status a server tells it by: 404 where nothing is at the one asked for. */
export type Outcome =
  | Extract<Opened, { kind: 'shown' }>
  | { readonly kind: 'moved'; readonly to: string; readonly status: 301 | 302 | 404 };

/** For good, unless nobody knows now whether anything is there. */
export function leadingTo(location: Location, status: number): Outcome {
  return { kind: 'moved', to: createPath(location), status: status === 200 ? 301 : 302 };
}
