import { deepStrictEqual, ok } from 'node:assert/strict';
import { until } from '#shared/waiting/until.ts';
import type { Hands } from '../engines/hands.ts';
import type { Target } from '../engines/in-page/target.ts';
import { button, link } from './checkout.ts';
import type { Journey } from './journey.ts';
import type { Shopper } from './shopper.ts';

const list: Target = { role: 'list', name: 'Products' };
const size: Target = { role: 'checkbox', startsWith: 'M ', within: { role: 'group', name: 'Size' } };
const FEW_PX = 4;

export const narrowedList: Journey = {
  name: 'a list is narrowed, and back from a product it is where it was',
  async run({ newShopper }) {
    const shopper = await newShopper();
    await shopper.opens('/women');
    const before = await shopper.namesOf(everyLink());
    await shopper.presses(size);
    await shopper.sees(button('Remove filter M'));
    await until('other products', async () => ((await names(shopper)).join() === before.join() ? null : true));
    const narrowed = await names(shopper);
    await shopper.presses({ role: 'link', startsWith: 'Load more' });
    const more = await until('more products', async () => {
      const found = await names(shopper);
      return found.length > narrowed.length ? found : null;
    });
    const last = more.at(-1) ?? '';
    await shopper.look(bringIntoSight, link(last, list));
    const stood = await topOf(shopper, last);
    await shopper.presses(link(last, list));
    await shopper.sees({ role: 'heading', name: last });
    await shopper.goesBack();
    await shopper.sees(link(last, list));
    const stands = await until('the place in the list', async () => {
      const top = await topOf(shopper, last);
      return Math.abs(top - stood) <= FEW_PX ? top : null;
    });
    deepStrictEqual(await names(shopper), more);
    ok(await shopper.has(button('Remove filter M')));
    return `${more.length} products narrowed by a size, and "${last}" at ${Math.round(stands)} px again`;
  },
};

const names = (shopper: Shopper): Promise<readonly string[]> => shopper.namesOf(everyLink());

function everyLink(): Target {
  return { role: 'link', within: list };
}

async function topOf(shopper: Shopper, name: string): Promise<number> {
  return (await shopper.look(topIn, link(name, list))) ?? Number.NaN;
}

// These run in the page.

const topIn = (hands: Hands, target: Target): number | null =>
  hands.all(target)[0]?.getBoundingClientRect().top ?? null;
const bringIntoSight = (hands: Hands, target: Target): void =>
  hands.all(target)[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
