import type { Shop, Visit } from '../visit.ts';

/** A half of the browser's shop: its container, and the visitor's world in it. */
export type BrowserHalf = { readonly shop: Shop; readonly visit: Visit };
