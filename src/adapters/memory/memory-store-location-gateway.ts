import type { StoreLocation } from '#domain/content/store-location.ts';
import type { StoreLocationGateway } from '#domain/content/store-location-gateway.ts';
import { createMemoryLink, type MemoryLink } from './memory-link.ts';

export interface MemoryStoreLocationGateway extends StoreLocationGateway, MemoryLink<keyof StoreLocationGateway> {
  /** The shops one can walk into; no others from then on. */
  open(...stores: readonly StoreLocation[]): void;
}

type Options = { readonly isReachable?: () => boolean };

/** Shops that a test has opened; none at first. */
export function createMemoryStoreLocationGateway({ isReachable }: Options = {}): MemoryStoreLocationGateway {
  const link = createMemoryLink<keyof StoreLocationGateway>(isReachable);
  let stores: readonly StoreLocation[] = [];
  return {
    ...link,
    all: () => link.answer('all', [], () => ({ kind: 'ok', value: stores })),
    open(...opened) {
      stores = opened;
    },
  };
}
