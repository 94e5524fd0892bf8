import { GARMENTS } from '#api/demo/pictures/plates/wardrobe.ts';
import { EVERYBODY } from '#api/money/tiers.ts';
import { CARE, type DesignSheet, type Offer, WINDOWS } from './design-sheet.ts';
import { SIZES } from './options.ts';
import { keyOf, wholeOf } from './read-words.ts';

const offerOf = (rest: string): Offer => {
  const [, percent = '', abroad, window = ''] = /^(\d+)%( US)? (.+)$/.exec(rest) ?? [];
  const offer = { percent: wholeOf(percent), window: keyOf(WINDOWS, window, 'window') };
  return abroad === undefined ? offer : { ...offer, set: 'US' };
};

/** `PDF on A4 pages:0, Film:350`: INR on top of the price. */
const filesOf = (rest: string): NonNullable<DesignSheet['files']> =>
  rest.split(', ').map((file) => {
    const [title = '', price = ''] = file.split(':');
    return { title, price: wholeOf(price) };
  });

/** `3:4200 6:3900`: from three pieces on 4200 INR each. */
const tiersOf = (rest: string): NonNullable<DesignSheet['tiers']> =>
  rest.split(' ').map((tier) => {
    const [qty = '', value = ''] = tier.split(':');
    return { customer_group_id: EVERYBODY, qty: wholeOf(qty), value: wholeOf(value) };
  });

const EXTRAS: Readonly<Record<string, (rest: string) => Partial<DesignSheet>>> = {
  care: (rest) => ({ care: keyOf(CARE, rest, 'care') }),
  files: (rest) => ({ files: filesOf(rest) }),
  garment: (rest) => ({ garment: keyOf(GARMENTS, rest, 'garment') }),
  largest: (rest) => ({ largestCosts: wholeOf(rest) }),
  offer: (rest) => ({ offer: offerOf(rest) }),
  ready: (rest) => ({ ready: rest }),
  sizes: (rest) => ({ sizes: rest.split(' ').map((size) => keyOf(SIZES, size, 'size')) }),
  tag: (rest) => ({ tag: rest }),
  tiers: (rest) => ({ tiers: tiersOf(rest) }),
  with: (rest) => ({ links: rest.split(' ') }),
};

/** One note of a `+` line, such as `offer 20% running` or `tiers 3:4200`. Throws RangeError. */
export const readExtra = (note: string): Partial<DesignSheet> => {
  const word = note.slice(0, `${note} `.indexOf(' '));
  return EXTRAS[keyOf(EXTRAS, word, 'note')]?.(note.slice(word.length + 1)) ?? {};
};
