import type { Category } from '#domain/catalog/category.ts';
import { type Banner, type HomeSection, plainHead } from '#domain/content/home.ts';
import { categoryOf } from '../assemblies/memory-categories.ts';
import { storeTold } from '../assemblies/store-told.ts';
import { categorySpec } from '../support/product-spec.ts';
import { collection, FESTIVE, kurtaSet, simplePieces } from './pieces.ts';
import { reviews } from './reviews.ts';
import { bundle, grouped, pattern } from './sets.ts';
import { sizeGuide } from './size-guide.ts';
import type { World } from './state.ts';

function category(id: number, name: string, parentId = 2): Category {
  const { slug, ...told } = categoryOf(categorySpec(name, id));
  const own = name.toLowerCase().replaceAll(' ', '-');
  const path = parentId === 2 ? `1/2/${id}` : `1/2/${parentId}/${id}`;
  return { ...told, slug: own, urlPath: own, parentId, path, level: parentId === 2 ? 2 : 3 };
}

const festive: Category = {
  ...category(FESTIVE, 'Festive', 10),
  description: '<p>For Diwali, Eid, and the cousins’ engagement: colour by candlelight, and shoes to dance in.</p>',
  wideImage: '/c/festive-wide.jpg',
  narrowImage: '/c/festive-m.jpg',
};

const categories: readonly Category[] = [
  category(10, 'Women'),
  festive,
  category(32, 'Lehengas', 10),
  category(33, 'Kurta Sets', 10),
  category(11, 'Men'),
  category(34, 'Sherwanis', 11),
  category(12, 'Wedding'),
  category(13, 'Quiet Shelf'),
];

function banner(title: string, subtitle: string, key: string, folder: 'b' | 'c' = 'b'): Banner {
  const wide = folder === 'c' ? '-wide' : '';
  return {
    title,
    subtitle,
    image: `/${folder}/${key}${wide}.jpg`,
    narrowImage: `/${folder}/${key}-m.jpg`,
    link: '/festive',
    buttonText: 'Shop the edit',
    sku: '',
  };
}

const row = (id: number, title: string, skus: readonly string[]): HomeSection => ({
  ...plainHead,
  kind: 'products',
  id,
  title,
  subtitle: '',
  link: '/festive',
  source: { kind: 'skus', skus },
});

/** People in pieces of the collection. */
const worn: readonly Banner[] = collection.slice(1, 5).map(({ name, sku, image }, at) => ({
  ...banner(`${['Ira Malhotra', 'Kabir Anand', 'Zoya Merchant', 'Lakshmi Varadan'][at]} in the ${name}`, '', ''),
  image,
  narrowImage: '',
  sku,
}));

const skus: readonly string[] = collection.map(({ sku }) => sku);

/** The plan of a home page: a hero, a row, ways into the shop, another row. */
export const homePlan: readonly HomeSection[] = [
  {
    ...plainHead,
    kind: 'banners',
    id: 1,
    title: '',
    banners: [banner('The Wedding Edit', 'Lehengas, sherwanis and sarees, made to be worn again', 'wedding-edit')],
  },
  row(2, 'New in', skus.slice(5, 13)),
  {
    ...plainHead,
    kind: 'doors',
    id: 3,
    title: 'By occasion',
    banners: [
      banner('Wedding', '', 'the-wedding-edit', 'c'),
      banner('Festive', '', 'festive', 'c'),
      banner('Work', '', 'work', 'c'),
      banner('Ready to ship', '', 'ready-to-ship', 'c'),
    ],
  },
  { ...row(5, 'For Diwali', skus.slice(2, 7)), endsAt: '2026-12-01T00:00:00+05:30' },
  { ...plainHead, kind: 'worn', id: 6, title: 'Seen in public', link: '/festive', banners: worn },
  row(4, 'Trending', skus.slice(0, 5)),
];

/** Fills the fakes with the fixtures' collection; every state begins with it. */
export function dressShop({ api: { fakes } }: World): void {
  fakes.search.putCategories(...categories);
  fakes.search.put(...collection, ...simplePieces, grouped, bundle, pattern);
  fakes.home.put(homePlan);
  fakes.stores.open(
    ...['Zari Bandra', 'Zari Jaipur', 'Zari Kala Ghoda', 'Zari Mehrauli'].map((name, at) => storeTold({ name }, at)),
  );
  fakes.reviews.put(kurtaSet.id, reviews);
  fakes.sizeGuides.put(kurtaSet.sku, sizeGuide);
}
