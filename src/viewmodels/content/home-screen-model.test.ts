import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { type Banner, plainHead } from '#domain/content/home.ts';
import type { HomeRow } from '#domain/content/home-view.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { tileForTests } from '../catalog/tile-for-tests.ts';
import { home as german } from '../messages/home/de.ts';
import { inEnglish, type Messages } from '../messages/writing/messages.ts';
import { createHomeScreen } from './home-screen-model.ts';

const banner = (title: string, link = '/c/x'): Banner => ({
  title,
  subtitle: '',
  image: 'b.jpg',
  narrowImage: '',
  link,
  buttonText: '',
  sku: '',
});

function open(rows: readonly HomeRow[]) {
  const view = createMemoryCell({ rows, isLoaded: true });
  return createHomeScreen({
    homeView: view,
    storeView: createMemoryCell(defaultStoreView),
    mediaBase: '',
    messages: inEnglish,
  });
}

test('the first banner is the hero, the others stay where the shop put them', () => {
  const model = open([
    { ...plainHead, kind: 'banners', id: 1, title: '', banners: [banner('One'), banner('Two')] },
    { ...plainHead, kind: 'doors', id: 2, title: 'Doors', banners: [banner('Work')] },
  ]);
  expect(model.hero?.title).toBe('One');
  expect(model.blocks.map(({ kind, id }) => [kind, id])).toEqual([
    ['banners', 1],
    ['doors', 2],
  ]);
});

test('a page that begins with something else has no hero', () => {
  const model = open([{ ...plainHead, kind: 'tiles', id: 1, title: 'New in', subtitle: '', link: '', tiles: [] }]);
  expect([model.hero, model.blocks.length]).toEqual([null, 1]);
});

test.each([
  ['javascript:alert(1)', '/'],
  ['//elsewhere.test', '/'],
  ['', '/'],
  ['/c/sarees', '/c/sarees'],
  ['https://zari.test/c/x', 'https://zari.test/c/x'],
])('CONT-05 a banner to "%s" leads to %s', (link, shown) => {
  const banners = [banner('One', link)];
  const { hero, blocks } = open([
    { ...plainHead, kind: 'banners', id: 1, title: '', banners },
    { ...plainHead, kind: 'doors', id: 2, title: '', banners },
  ]);
  expect(hero?.link).toBe(shown);
  expect(blocks).toMatchObject([{ kind: 'doors', doors: [{ link: shown }] }]);
});

test('CONT-03 the shop’s own collections have their titles in the language of the visit', () => {
  const row = { ...plainHead, kind: 'tiles', id: 4, collection: 'best-sellers', tiles: [] } as const;
  const view = createMemoryCell({ rows: [row], isLoaded: true });
  const messages: Messages = (part) => Object.assign({}, part.english, german);
  const storeView = createMemoryCell(defaultStoreView);
  const titles = (spoken: Messages) =>
    createHomeScreen({ homeView: view, storeView, mediaBase: '', messages: spoken }).blocks[0]?.title;
  expect([titles(inEnglish), titles(messages)]).toEqual(['Best sellers', 'Meistverkauft']);
});

test('what a merchant wrote is read into values', () => {
  const html = '<p>From <b>Jaipur</b></p><script>alert(1)</script>';
  const [block] = open([{ ...plainHead, kind: 'text', id: 1, title: 'Story', html }]).blocks;
  expect(block).toMatchObject({ kind: 'text', title: 'Story', blocks: [{ kind: 'paragraph' }] });
  expect(JSON.stringify(block)).not.toContain('script');
});

test('what somebody wears is shown with the piece and what it costs', () => {
  const pieces = [{ banner: banner('Asha in a kurta'), tile: tileForTests() }];
  expect(open([{ ...plainHead, kind: 'pieces', id: 1, title: 'Seen', pieces }]).blocks).toMatchObject([
    {
      kind: 'worn',
      title: 'Seen',
      pieces: [{ title: 'Asha in a kurta', name: 'Kurta', price: { current: '₹1,500' } }],
    },
  ]);
});

test('a banner says where it leads in the words of the merchant, or in ours', () => {
  const banners = [{ ...banner('One'), buttonText: 'To the sarees' }, banner('Two')];
  const { hero, blocks } = open([{ ...plainHead, kind: 'banners', id: 1, title: '', banners }]);
  expect(hero?.buttonText).toBe('To the sarees');
  expect(blocks).toMatchObject([{ banners: [{ buttonText: 'See more' }] }]);
});
