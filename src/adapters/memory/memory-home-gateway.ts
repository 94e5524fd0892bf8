import type { HomeGateway, HomeSection } from '#domain/content/home.ts';
import { createMemoryLink, type MemoryLink } from './memory-link.ts';

export interface MemoryHomeGateway extends HomeGateway, MemoryLink<'sections'> {
  put(sections: readonly HomeSection[]): void;
}

type Options = { readonly isReachable?: () => boolean };

/** A home page planned by a test; empty at first. */
export function createMemoryHomeGateway({ isReachable }: Options = {}): MemoryHomeGateway {
  const link = createMemoryLink<'sections'>(isReachable);
  let planned: readonly HomeSection[] = [];
  return {
    ...link,
    sections: () => link.answer('sections', [], () => ({ kind: 'ok', value: planned })),
    put(sections) {
      planned = sections;
    },
  };
}
