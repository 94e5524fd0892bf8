import type { PageGateway } from '#domain/content/page-gateway.ts';
import type { ShopPage } from '#domain/content/shop-page.ts';
import type { PageHint } from '#domain/listing/page-search.ts';
import { findText } from './find-text.ts';
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
    findById: (id, signal) => link.answer('findById', [id], () => answerFor(identifierOf(id)), signal),
    all: () => link.answer('all', [], () => ({ kind: 'ok', value: [...pages.values()].map(hintOf) })),
    search: (text, signal) => link.answer('search', [text], () => ({ kind: 'ok', value: hintsFor(text) }), signal),
    write: (page) => void pages.set(page.identifier, page),
  };

  function hintsFor(text: string) {
    const { items } = findText(text, [...pages.values()], titleOf);
    return items.slice(0, MOST_PAGES).map(hintOf);
  }

  function identifierOf(id: number): string {
    return [...pages.values()].find((page) => page.id === id)?.identifier ?? '';
  }

  function answerFor(identifier: string) {
    const page = pages.get(identifier);
    return page ? ({ kind: 'ok', value: page } as const) : refused(404, 'CMS query returned empty result');
  }
}

const MOST_PAGES = 3;

function hintOf({ identifier, title }: ShopPage): PageHint {
  return { identifier, title };
}

function titleOf({ title }: ShopPage) {
  return { skus: [], fields: [{ weight: 1, texts: [title] }] };
}
