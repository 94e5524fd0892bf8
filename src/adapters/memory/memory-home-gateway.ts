import { type HomeGateway, type HomeSection, nothingPromoted, type Promoted } from '#domain/content/home.ts';
import type { Promo } from '#domain/content/promos.ts';
import { createMemoryLink, type MemoryLink } from './memory-link.ts';

type HomeVerb = 'sections' | 'promoted' | 'promos';

export interface MemoryHomeGateway extends HomeGateway, MemoryLink<HomeVerb> {
  put(sections: readonly HomeSection[]): void;
  promote(promoted: Partial<Promoted>): void;
  announce(...promos: readonly Promo[]): void;
}

type Options = { readonly isReachable?: () => boolean };

/** A home page planned by a test; empty at first. */
export function createMemoryHomeGateway({ isReachable }: Options = {}): MemoryHomeGateway {
  const link = createMemoryLink<HomeVerb>(isReachable);
  let planned: readonly HomeSection[] = [];
  let promoted = nothingPromoted;
  let announced: readonly Promo[] = [];
  return {
    ...link,
    sections: () => link.answer('sections', [], () => ({ kind: 'ok', value: planned })),
    promoted: () => link.answer('promoted', [], () => ({ kind: 'ok', value: promoted })),
    promos: () => link.answer('promos', [], () => ({ kind: 'ok', value: announced })),
    put(sections) {
      planned = sections;
    },
    promote(change) {
      promoted = { ...nothingPromoted, ...change };
    },
    announce(...promos) {
      announced = promos;
    },
  };
}
