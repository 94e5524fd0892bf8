import { type HomeSection, nothingPromoted, type Promoted } from '#domain/content/home.ts';
import type { HomeGateway } from '#domain/content/home-gateway.ts';
import { createMemoryLink, type MemoryLink } from './memory-link.ts';

type HomeVerb = keyof HomeGateway;

export interface MemoryHomeGateway extends HomeGateway, MemoryLink<HomeVerb> {
  put(sections: readonly HomeSection[]): void;
  promote(promoted: Partial<Promoted>): void;
}

type Options = { readonly isReachable?: () => boolean };

/** A home page planned by a test; empty at first. */
export function createMemoryHomeGateway({ isReachable }: Options = {}): MemoryHomeGateway {
  const link = createMemoryLink<HomeVerb>(isReachable);
  let planned: readonly HomeSection[] = [];
  let promoted = nothingPromoted;
  return {
    ...link,
    sections: (signal) => link.answer('sections', [], () => ({ kind: 'ok', value: planned }), signal),
    promoted: (signal) => link.answer('promoted', [], () => ({ kind: 'ok', value: promoted }), signal),
    put(sections) {
      planned = sections;
    },
    promote(change) {
      promoted = { ...nothingPromoted, ...change };
    },
  };
}
