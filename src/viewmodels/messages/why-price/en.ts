import { defineMessages } from '../writing/messages.ts';

/** What a price is made up of. */
export const whyPriceMessages = defineMessages('why-price', {
  title: 'Why this price?',
  market: 'Prices for',
  india: 'India',
  us: 'the United States',
  others: 'all other countries',
  indiaStandsIn: 'There is no price of its own for your country, so the price for India counts.',
  regular: 'Regular price',
  special: 'Special price',
  saved: 'You save',
  from: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
  fromUntil: (from: string, until: string) => `from ${from} until ${until}`,
  always: 'without an end',
  later: (price: string, when: string) => `A special price of ${price} counts ${when}, not today.`,
  tax: (amount: string) => `GST of ${amount} is contained in the price.`,
  taxContained: 'GST is contained in the price. How much is shown in the cart.',
  taxNone: 'No tax is added; duties of your country may come on top.',
  lowest: 'The lowest price of all sizes and colours, until you choose one.',
  sum: 'The sum of the parts you have chosen.',
  shown: 'You pay',
  currency: 'Shown in your currency at our rate of today; the cart counts in rupees.',
});
