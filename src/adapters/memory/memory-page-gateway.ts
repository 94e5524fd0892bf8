import type { PageGateway } from '#domain/content/page-gateway.ts';
import type { ShopPage } from '#domain/content/shop-page.ts';
import { createMemoryLink, type MemoryLink, refused } from './memory-link.ts';

export interface MemoryPageGateway extends PageGateway, MemoryLink<keyof PageGateway> {
  /** One more page; one with the identifier of another takes its place. */
  write(page: ShopPage): void;
}

type Options = { readonly isReachable?: () => boolean };

/** Pages that a test has written; none at first. */
export function createMemoryPageGateway({ isReachable }: Options = {}): MemoryPageGateway {
  const link = createMemoryLink<keyof PageGateway>(isReachable);
  const pages = new Map<string, ShopPage>();
  return {
    ...link,
    find: (identifier, signal) => link.answer('find', [identifier], () => answerFor(identifier), signal),
    write: (page) => void pages.set(page.identifier, page),
  };

  function answerFor(identifier: string) {
    const page = pages.get(identifier);
    return page ? ({ kind: 'ok', value: page } as const) : refused(404, 'CMS query returned empty result');
  }
}
