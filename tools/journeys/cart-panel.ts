import { ok } from 'node:assert/strict';
import type { Hands } from '../engines/hands.ts';
import type { Target } from '../engines/in-page/target.ts';
import { button, panel } from './checkout.ts';
import type { Journey } from './journey.ts';

const asks: Target = { role: 'dialog', name: 'Remove item' };
const TURNS = 25;

export const cartPanel: Journey = {
  name: 'the panel of the cart',
  async run({ newThing, newShopper }) {
    const thing = await newThing('Plain Stole');
    const shopper = await newShopper();
    const pieces = (value: string) =>
      ({ role: 'spinbutton', name: `Quantity of ${thing.name}`, value, within: panel }) as const;
    await shopper.opens(thing.path);
    await shopper.presses(button('Add to cart'));
    await shopper.sees(pieces('1'));
    await shopper.presses(button(`One more: Quantity of ${thing.name}`, panel));
    await shopper.sees(pieces('2'));
    await shopper.sees({ ...panel, text: '₹3,000' });
    for (let turn = 0; turn < TURNS; turn += 1) {
      await shopper.key('Tab');
      ok(await shopper.look(holdsFocus, panel), 'the key Tab leads out of the panel');
    }
    await shopper.key('Escape');
    await shopper.sees({ ...panel, isGone: true });
    await shopper.presses(button('Cart, 2 items'));
    await shopper.presses(button(`Remove ${thing.name}`, panel));
    await shopper.presses(button('Remove', asks));
    await shopper.sees({ role: 'status', text: `${thing.name} has been removed.` });
    await shopper.presses(button('Undo'));
    await shopper.sees(pieces('2'));
    await shopper.presses(button('Close', panel));
    await shopper.sees({ ...panel, isGone: true });
    await shopper.untilFocus(button('Cart, 2 items'));
    return 'opened by adding and by its button, counted, kept the focus, removed and took back, gave the focus back';
  },
};

/** Runs in the page: whether what has the focus is in it, or is nothing of the page at all but of the browser around it. */
const holdsFocus = (hands: Hands, target: Target): boolean => {
  const { activeElement } = document;
  return activeElement === document.body || hands.all(target).some((place) => place.contains(activeElement));
};
