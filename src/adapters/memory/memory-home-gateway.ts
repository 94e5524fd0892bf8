import { type HomeGateway, type HomeSection, nothingPromoted, type Promoted } from '#domain/content/home.ts';
import type { Promo } from '#domain/content/promos.ts';
import type { ShopPage } from '#domain/content/shop-page.ts';
import type { StoreLocation } from '#domain/content/store-location.ts';
import { createMemoryLink, type MemoryLink, refused } from './memory-link.ts';

type HomeVerb = keyof HomeGateway;

export interface MemoryHomeGateway extends HomeGateway, MemoryLink<HomeVerb> {
  put(sections: readonly HomeSection[]): void;
  promote(promoted: Partial<Promoted>): void;
  announce(...promos: readonly Promo[]): void;
  /** The shops one can walk into; no others from then on. */
  open(...stores: readonly StoreLocation[]): void;
  /** One more page; one with the identifier of another takes its place. */
  write(page: ShopPage): void;
}

type Options = { readonly isReachable?: () => boolean };

/** A home page planned by a test; empty at first. */
export function createMemoryHomeGateway({ isReachable }: Options = {}): MemoryHomeGateway {
  const link = createMemoryLink<HomeVerb>(isReachable);
  let planned: readonly HomeSection[] = [];
  let promoted = nothingPromoted;
  let announced: readonly Promo[] = [];
  let stores: readonly StoreLocation[] = [];
  const pages = new Map<string, ShopPage>();
  return {
    ...link,
    sections: () => link.answer('sections', [], () => ({ kind: 'ok', value: planned })),
    promoted: () => link.answer('promoted', [], () => ({ kind: 'ok', value: promoted })),
    promos: () => link.answer('promos', [], () => ({ kind: 'ok', value: announced })),
    stores: () => link.answer('stores', [], () => ({ kind: 'ok', value: stores })),
    page: (identifier) =>
      link.answer('page', [identifier], () => {
        const page = pages.get(identifier);
        return page ? { kind: 'ok', value: page } : refused(404, 'CMS query returned empty result');
      }),
    write(page) {
      pages.set(page.identifier, page);
    },
    put(sections) {
      planned = sections;
    },
    promote(change) {
      promoted = { ...nothingPromoted, ...change };
    },
    announce(...promos) {
      announced = promos;
    },
    open(...opened) {
      stores = opened;
    },
  };
}
