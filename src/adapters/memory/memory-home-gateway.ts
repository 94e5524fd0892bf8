import type { HomeGateway, HomeSection } from '#domain/content/home.ts';
import type { Promo } from '#domain/content/promos.ts';
import { createMemoryLink, type MemoryLink } from './memory-link.ts';

type HomeVerb = 'sections' | 'promos';

export interface MemoryHomeGateway extends HomeGateway, MemoryLink<HomeVerb> {
  put(sections: readonly HomeSection[]): void;
  announce(...promos: readonly Promo[]): void;
}

type Options = { readonly isReachable?: () => boolean };

/** A home page planned by a test; empty at first. */
export function createMemoryHomeGateway({ isReachable }: Options = {}): MemoryHomeGateway {
  const link = createMemoryLink<HomeVerb>(isReachable);
  let planned: readonly HomeSection[] = [];
  let announced: readonly Promo[] = [];
  return {
    ...link,
    sections: () => link.answer('sections', [], () => ({ kind: 'ok', value: planned })),
    promos: () => link.answer('promos', [], () => ({ kind: 'ok', value: announced })),
    put(sections) {
      planned = sections;
    },
    announce(...promos) {
      announced = promos;
    },
  };
}
