import type { Restocking } from './restocking.ts';
import type { Pages } from './service-pages.ts';

/** Writes into the model of the form that stands beside what is sold out. */
export function createServiceRestocking({ opens, screens, settles }: Pages): Restocking {
  const canAskToBeTold = async () => (screens().product.stock.soldOut?.awaited ?? null) !== null;
  return {
    async wantsToWaitForPart(name) {
      await settles();
      const part = screens()
        .productSet.groups.flatMap(({ choices }) => choices)
        .find((each) => each.name === name);
      if (!part?.waitAt) throw new Error(`"${name}" is not waited for.`);
      await opens(part.waitAt);
    },
    canAskToBeTold,
    wantsToBeTold,
    async asksToBeTold(email) {
      await wantsToBeTold();
      screens().restock.write(email);
      await screens().restock.ask();
    },
    async waiting() {
      await settles();
      const { typed, done, problem, failure } = screens().restock;
      return { address: typed, words: done ?? '', problem, failure };
    },
  };

  async function wantsToBeTold(): Promise<void> {
    await settles();
    if (!(await canAskToBeTold())) throw new Error('There is nothing to wait for.');
  }
}
