import type { FirstTexts, LaterTexts } from './languages/shares.ts';
import { counterOf } from './writing/counter-of.ts';

type Texts = FirstTexts & LaterTexts;

const count = counterOf('en');

/**
 * How the United States spell what the house writes in the English of India and Britain, by part and key. One place, so
 * that a page never spells a word in two ways.
 */
export const american: { readonly [Name in keyof Texts]?: Partial<Texts[Name]> } = {
  common: { colour: 'Color' },
  catalog: { colours: (colours) => count(colours, { one: '# color', other: '# colors' }) },
  cart: {
    changeOf: (name) => `Change color or size of ${name}`,
    soldOutInThis: 'Out of stock! Choose another size or color, save it for later, or remove it before you order.',
  },
  'change-choice': {
    heading: 'Change color or size',
    offline: 'Color and size can be changed when you are back online.',
  },
  'saved-lines': { note: 'Kept on this device, in its color and size.' },
  'why-price': { lowest: 'The lowest price of all sizes and colors, until you choose one.' },
};
