import { blocks } from '#api/demo/collection/pages/blocks.ts';
import { helpPages } from '#api/demo/collection/pages/help-pages.ts';
import type { ShopPage } from '#domain/content/shop-page.ts';
import { goesOffline, isDown, isSlow, type States, type World } from '../state.ts';

const address = '/i/shipping-policy';

const pages: readonly ShopPage[] = helpPages.map(({ id, identifier, title, meta, content }) => ({
  id,
  identifier,
  title,
  description: meta,
  content: `${content}<p>Parcels travel with <a href="https://elsewhere.test">a courier</a> who rings twice.</p>`,
  updatedAt: '2026-08-01T10:00:00Z',
}));

function isWritten({ api }: World): void {
  for (const page of pages) api.fakes.pages.write(page);
  for (const block of blocks) api.fakes.blocks.write(block);
}

export const textPageStates: States = {
  ready: { address, given: isWritten },
  loading: { address, given: isSlow, waitsFor: 'nothing' },
  error: { address, given: isDown },
  offline: { address, given: isWritten, when: goesOffline },
};
