import { ok, strictEqual } from 'node:assert/strict';
import { until } from '#shared/waiting/until.ts';
import { product } from '#viewmodels/messages/product/ar.ts';
import type { Hands } from '../engines/hands.ts';
import type { Target } from '../engines/in-page/target.ts';
import { button } from './checkout.ts';
import { ofLeaving } from './expected.ts';
import type { Journey } from './journey.ts';

const OPENS = 'Country, language and currency';
const choice: Target = { role: 'dialog', name: OPENS };
const ARABIC = 'العربية (الإمارات العربية المتحدة)';

export const rightToLeft: Journey = {
  name: 'the shop from right to left',
  expected: ofLeaving,
  async run({ newThing, newShopper }) {
    const thing = await newThing('Plain Stole');
    const shopper = await newShopper();
    await shopper.opens(thing.path);
    strictEqual((await shopper.look(lieOf, null)).reading, 'ltr');
    await shopper.presses(button(OPENS));
    await shopper.chooses(ARABIC, { role: 'combobox', name: 'Language', within: choice });
    await shopper.presses(button('Save', choice));
    await until('a page from right to left', async () => (await shopper.look(lieOf, null)).reading === 'rtl');
    const lie = await shopper.look(lieOf, null);
    ok(lie.logoAt > lie.width / 2, `the name of the shop is at ${lie.logoAt} of ${lie.width} px`);
    ok(lie.contentWidth <= lie.width, `the page is ${lie.contentWidth} px wide in a window of ${lie.width}`);
    await shopper.presses(button(product.addToCart));
    await shopper.sees({ role: 'dialog', name: 'السلة' });
    await until('the cart at the left edge', async () => (await shopper.look(lieOf, null)).panelAt === 0);
    await shopper.reloads();
    strictEqual((await shopper.look(lieOf, null)).reading, 'rtl');
    return `the name of the shop at ${lie.logoAt} of ${lie.width} px, nothing beside the page, the cart at the left`;
  },
};

/** Runs in the page: which way it is read, and where its parts lie, in px from the left. */
function lieOf(_hands: Hands) {
  const { dir, clientWidth: width, scrollWidth: contentWidth } = document.documentElement;
  const middleOf = (element: Element | null): number => {
    const { left = 0, width = 0 } = element?.getBoundingClientRect() ?? {};
    return Math.round(left + width / 2);
  };
  const panel = document.querySelector('dialog[open]')?.getBoundingClientRect();
  return {
    reading: dir || 'ltr',
    ...{ width, contentWidth },
    logoAt: middleOf(document.querySelector('header a[href="/"]')),
    panelAt: panel ? Math.round(panel.left) : null,
  };
}
