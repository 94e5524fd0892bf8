import type { Attribute } from '#domain/catalog/attribute.ts';
import type { Product } from '#domain/catalog/product.ts';
import { tileOf } from '#domain/listing/tile.ts';
import { dearest, kurtaSet, longNamed, soldOut } from '../pieces.ts';
import { goesOffline, isDown, isSlow, type OpenPage, type States, type World } from '../state.ts';

const address = '/compare';

const attribute = (code: string, label: string, input: Attribute['input'] = 'text'): Attribute => ({
  code,
  label,
  input,
  options: [],
  isVisible: true,
  isUserDefined: true,
  isVisibleOnFront: true,
  isComparable: true,
});

const attributes = [
  attribute('color', 'Color'),
  attribute('size', 'Size'),
  attribute('fabric', 'Fabric'),
  attribute('care', 'Care'),
  attribute('lined', 'Lined', 'yes-no'),
];

const said = (product: Product, fabric: string, lined: string): Product => ({
  ...product,
  attributes: { fabric: [fabric], lined: [lined], care: ['Dry clean only, and keep it folded in muslin'] },
});

const pieces: readonly Product[] = [
  said(kurtaSet, 'Mulmul cotton', '0'),
  said(dearest, 'Banarasi brocade, hand-woven', '1'),
  said(longNamed, 'Chanderi silk cotton', '1'),
  said(soldOut, 'Mulberry silk', '0'),
];

/** What the shop says of the pieces. */
function saysMore({ api: { fakes } }: World): void {
  fakes.search.put(...pieces);
  fakes.search.putAttributes(...attributes);
}

const compare = (count: number) => (page: OpenPage) => {
  const tiles = pieces.slice(0, count).map((piece) => tileOf(piece, page.market(), page.shopRules));
  page.compared.update(() => tiles);
};
const four = compare(4);

export const compareStates: States = {
  ready: { address, given: saysMore, when: four },
  two: { address, given: saysMore, when: compare(2) },
  one: { address, given: saysMore, when: compare(1) },
  differences: {
    address,
    given: saysMore,
    when: async (page) => {
      four(page);
      page.compareScreen.showOnlyDifferences(true);
    },
  },
  /** The device was not read yet. */
  loading: { address, waitsFor: 'nothing' },
  /** The pieces are known, and what the shop says of them is on its way. */
  'loading-details': {
    address,
    when: (page) => {
      isSlow(page);
      four(page);
    },
  },
  empty: { address },
  error: {
    address,
    when: (page) => {
      isDown(page);
      four(page);
    },
  },
  offline: {
    address,
    when: (page) => {
      four(page);
      goesOffline(page);
      isDown(page);
    },
  },
  /** One of the pieces is sold no more: what is known of it stays. */
  partial: {
    address,
    given: saysMore,
    when: (page) => {
      compare(2)(page);
      const [kept] = page.compared.get();
      if (kept) page.compared.update((now) => [...now, { ...kept, sku: 'GONE', name: 'Old Longcoat' }]);
    },
  },
};
