import { When } from '@cucumber/cucumber';
import type { ShopWorld } from '../support/world.ts';

const MOST_LOOKS = 20; // each takes a while; the shop hears of a change within a second

When('Meera looks at the {string} until the shop has heard of it', async function (this: ShopWorld, name: string) {
  const before = (await this.shopper.product()).price;
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    await this.shopper.opens(`/p/${this.product(name).sku}/${this.product(name).slug}`);
    if ((await this.shopper.product()).price !== before) return;
  }
});
