import { deepStrictEqual } from 'node:assert/strict';
import { fieldOf } from '../prove/kept/checkout-details.ts';
import { button, cash, link, panel, placesOrder, terms, thanks, typed } from './checkout.ts';
import type { Journey } from './journey.ts';

export const keyboardAlone: Journey = {
  name: 'the keyboard alone orders',
  async run({ newThing, newShopper, ordersOf }) {
    const thing = await newThing('Plain Stole');
    const shopper = await newShopper();
    await shopper.opens(thing.path);
    await shopper.key('Tab');
    await shopper.untilFocus(link('Skip to content'));
    await shopper.tabsTo(button('Add to cart'));
    await shopper.key('Enter');
    await shopper.sees(panel);
    await shopper.tabsTo(link('Checkout', panel));
    await shopper.key('Enter');
    await shopper.sees({ role: 'heading', name: 'Checkout' });
    for (const [region, name, text] of typed) {
      await shopper.tabsTo(fieldOf(region, name));
      await shopper.writes(text);
      await shopper.sees({ ...fieldOf(region, name), value: text });
    }
    await shopper.tabsTo(button('Continue'));
    await shopper.key('Enter');
    await shopper.sees(cash);
    await shopper.tabsTo({ role: 'field', within: { role: 'group', name: 'Payment method' } });
    await shopper.arrowsTo(cash);
    await shopper.tabsTo(terms);
    await shopper.key('Space');
    await shopper.tabsTo(placesOrder);
    await shopper.key('Enter');
    await shopper.sees(thanks);
    deepStrictEqual(await ordersOf(thing), [1]);
    return `"${await shopper.reads(thanks)}" without a mouse`;
  },
};
