import type { ListFilterCode } from '#domain/catalog/filters.ts';
import { defineMessages } from '../writing/messages.ts';

/** What colour and size are called the whole shop says alike. */
const names: Readonly<Record<ListFilterCode, string>> = {
  category_product: 'Garment',
  category: 'Category',
  discount: 'Discount',
  rts: 'Ready to ship',
  gender: 'Gender',
  price: 'Price',
  country_of_origin: 'Country of origin',
};

/** What narrows a list. */
export const filterMessages = defineMessages('filters', {
  filters: 'Filters',
  filtersChosen: (chosen: number) => `Filters (${chosen})`,
  names,
  range: (from: string, to: string) => `${from} - ${to}`,
  andAbove: (from: string) => `${from} and above`,
  upTo: (to: string) => `Up to ${to}`,
  discountFrom: (percent: number) => `${percent}% and more`,
  from: 'From',
  to: 'To',
  applyPrice: 'Apply price',
  lowestPrice: 'Lowest price',
  highestPrice: 'Highest price',
  anyPrice: 'Any',
  allOf: (group: string, count: number) => `${group}: show all ${count}`,
  greyValues: 'Values in grey have no items with what is chosen.',
  remove: (value: string) => `Remove filter ${value}`,
  clearAll: 'Clear all filters',
  showItems: 'Show items',
  show: (items: string) => `Show ${items}`,
  noHits: 'No item has everything that is chosen.',
  showWithout: (value: string) => `Show items without ${value}`,
  notRenewed: 'We could not update the list. What you see is from before your last choice.',
});
