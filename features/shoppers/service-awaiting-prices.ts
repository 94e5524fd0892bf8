import type { AwaitingPrices } from './awaiting-prices.ts';
import type { Pages } from './service-pages.ts';

/** Writes into the model of the form that stands on the page of the wishlist. */
export function createServiceAwaitingPrices({ opens, screens, settles }: Pages): AwaitingPrices {
  const canAskAboutPrices = async () => {
    await opens('/wishlist');
    await settles();
    return screens().ownLists.offersPriceFalls;
  };
  return {
    canAskAboutPrices,
    wantsToHearOfPrices,
    async asksAboutPrices(email) {
      await wantsToHearOfPrices();
      screens().priceFalls.write(email);
      await screens().priceFalls.ask();
    },
    async waitingForPrices() {
      await settles();
      const { typed, done, problem, failure } = screens().priceFalls;
      return { address: typed, words: done ?? '', problem, failure };
    },
  };

  async function wantsToHearOfPrices(): Promise<void> {
    if (!(await canAskAboutPrices())) throw new Error('There is nothing to wait for.');
  }
}
