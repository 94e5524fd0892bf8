import { counterOf } from '../writing/counter-of.ts';
import { defineMessages } from '../writing/messages.ts';

const count = counterOf('en');

/** The search panel and the page of results. */
export const searchMessages = defineMessages('search', {
  results: 'Search results',
  found: (products: number) => count(products, { one: '# product found', other: '# products found' }),
  seeAll: (products: number) => count(products, { one: 'See the product', other: 'See all # products' }),
  recent: 'Recent searches',
  popular: 'Popular',
  phrases: 'Suggestions',
  categories: 'Categories and designers',
  pages: 'Help and information',
  forget: (text: string) => `Forget ${text}`,
  none: 'No products found',
  noneText: (text: string) => `We looked for “${text}” in every name, article number and category.`,
  offline: 'You are offline. Only categories and pieces that are on your device can be found until you are back.',
  failed: 'The shop did not answer. Press Enter to try the full search.',
  edit: 'What are you looking for?',
  show: 'Search',
  resultsFor: (text: string) => `Results for “${text}”`,
  corrected: 'Showing results for {corrected}.',
  inSize: (sizes: string) => `In size ${sizes}.`,
  original: (text: string) => `Search for “${text}” instead`,
  forgiving: (text: string) => `Find what is spelled like “${text}”`,
  shorter: 'Search for less',
  tooShort: 'Type three letters or more.',
});
