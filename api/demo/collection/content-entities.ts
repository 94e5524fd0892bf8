import { blocks } from '#api/demo/collection/pages/blocks.ts';
import { germanPages } from '#api/demo/collection/pages/german-pages.ts';
import { helpPages } from '#api/demo/collection/pages/help-pages.ts';
import { housePages } from '#api/demo/collection/pages/house-pages.ts';
import { legalPages } from '#api/demo/collection/pages/legal-pages.ts';
import type { PageWords } from '#api/demo/collection/pages/page-words.ts';
import type { CmsRecord, ContentEntity } from '#api/records/content-records.ts';

const EVERY_STORE = 0;
const GERMAN_STORE = 2;

type Words = Pick<CmsRecord, 'id' | 'identifier' | 'title' | 'content'>;

const recordOf = ({ id, identifier, title, content }: Words, store_id: number): CmsRecord => ({
  id,
  identifier,
  title,
  content: content.trim(),
  store_id,
  active: true,
  creation_time: '2026-01-04T10:00:00Z',
  update_time: '2026-08-01T10:00:00Z',
});

const pageOf =
  (store_id: number) =>
  (words: PageWords): ContentEntity => ({
    type: 'cms_page',
    record: {
      ...recordOf(words, store_id),
      content_heading: words.title,
      meta_title: words.title,
      meta_description: words.meta,
      meta_keywords: null,
      ...(store_id === GERMAN_STORE && { language: 'de' }),
      url_path: words.identifier,
    },
  });

/** What the shop has to say besides its goods. */
export const contentEntities: readonly ContentEntity[] = [
  ...[...housePages, ...helpPages, ...legalPages].map(pageOf(EVERY_STORE)),
  ...germanPages.map(pageOf(GERMAN_STORE)),
  ...blocks.map((block): ContentEntity => ({ type: 'cms_block', record: recordOf(block, EVERY_STORE) })),
];
