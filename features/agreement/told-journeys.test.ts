import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Journey, openJourney } from './told-journeys-for-tests.ts';

/** `JOURNEYS=1000` is the long proof. */
const JOURNEYS = Number(process.env['JOURNEYS'] ?? 200);
const SEED = 20_261_130;
const ACTS_AT_MOST = 14;
const LIMIT_MS = 1_200_000;

type Acts = Journey['acts'];
type Act = readonly [name: string, act: (acts: Acts) => Promise<unknown>];

const THING = fc.integer({ min: 0, max: 1 });

/** Each as often as it has to be for orders, and what comes before them, to be on many ways. */
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Act>(['looks at home', (acts) => acts.looksAtHome()]) },
  { weight: 1, arbitrary: fc.constant<Act>(['looks at the list', (acts) => acts.looksAtList()]) },
  { weight: 1, arbitrary: fc.constant<Act>(['searches', (acts) => acts.searches()]) },
  { weight: 4, arbitrary: THING.map((at): Act => [`looks at ${at}`, (acts) => acts.looksAtThing(at)]) },
  { weight: 4, arbitrary: fc.constant<Act>(['adds', (acts) => acts.adds()]) },
  { weight: 2, arbitrary: THING.map((at): Act => [`removes ${at}`, (acts) => acts.removes(at)]) },
  { weight: 1, arbitrary: fc.boolean().map(orders) },
  { weight: 1, arbitrary: fc.tuple(THING, fc.boolean()).map(buys) },
  { weight: 1, arbitrary: fc.constant<Act>(['comes back', (acts) => acts.comesBack()]) },
  { weight: 1, arbitrary: fc.constant<Act>(['loses the network', (acts) => acts.losesNetwork()]) },
  { weight: 2, arbitrary: fc.constant<Act>(['is back online', (acts) => acts.isBackOnline()]) },
);

function orders(isLost: boolean): Act {
  return [isLost ? 'orders, and the answer is lost' : 'orders', (acts) => acts.orders(isLost)];
}

function buys([at, isLost]: [number, boolean]): Act {
  const act = async (acts: Acts): Promise<void> => {
    await acts.looksAtThing(at);
    await acts.adds();
    await acts.orders(isLost);
  };
  return [`looks at ${at}, adds and ${orders(isLost)[0]}`, act];
}

test('TRACK-09 whatever happens on a journey is told once and in its order to each who hears of it', {
  timeout: LIMIT_MS,
}, async () => {
  const seen = new Map<string, number>();
  const property = fc.asyncProperty(
    fc.array(act, { minLength: 4, maxLength: ACTS_AT_MOST, size: 'max' }),
    async (acts) => {
      const journey = await openJourney();
      for (const [, run] of acts) await run(journey.acts);
      await journey.acts.isBackOnline();
      for (const { listener, happened, heard } of await journey.told()) {
        expect([listener, ...heard], acts.map(([name]) => name).join(', ')).toEqual([listener, ...happened]);
        for (const happening of happened) seen.set(happening, (seen.get(happening) ?? 0) + 1);
      }
    },
  );
  await fc.assert(property, { numRuns: JOURNEYS, seed: SEED });
  for (const often of seen.values()) expect(often).toBeGreaterThan(JOURNEYS / 20);
  expect(seen.size).toBe(7);
});
