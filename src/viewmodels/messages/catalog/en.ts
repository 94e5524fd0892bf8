import type { SortId } from '#domain/catalog/sort-options.ts';
import { counterOf } from '../writing/counter-of.ts';
import { defineMessages } from '../writing/messages.ts';

const count = counterOf('en');

const sorts: Readonly<Record<SortId, string>> = {
  relevance: 'Best match',
  'created_at:desc': 'Latest',
  'stock.is_in_stock:desc': 'Availability',
  'price:asc': 'Price low to high',
  'price:desc': 'Price high to low',
  'country_of_origin:asc': 'Country of origin',
};

/** Lists of products. */
export const catalogMessages = defineMessages('catalog', {
  save: (name: string) => `Save ${name}`,
  compare: (name: string) => `Compare ${name}`,
  products: 'Products',
  subcategories: 'Subcategories',
  items: (items: number) => count(items, { one: '# item', other: '# items' }),
  colours: (colours: number) => count(colours, { one: '# colour', other: '# colours' }),
  rating: (stars: number, reviews: number) => count(reviews, { other: `${stars.toFixed(1)} (#)` }),
  rated: (stars: number, reviews: number) =>
    count(reviews, {
      one: `Rated ${stars.toFixed(1)} of 5 by # review`,
      other: `Rated ${stars.toFixed(1)} of 5 by # reviews`,
    }),
  progress: (shown: number, total: number) => `${shown} of ${total}`,
  sortBy: 'Sort by',
  sort: 'Sort',
  sorts,
  showEarlier: 'Show earlier',
  loadMore: 'Load more',
  moreFailed: 'We could not load more. What you see stays; please try again.',
  empty: 'No products found',
  emptyText: 'There is nothing in this category at the moment.',
  seeMoreIn: (name: string) => `See more in ${name}`,
  failed: 'We cannot show these pieces right now',
  savedHere: 'Your cart and what you have saved are on this device.',
});
