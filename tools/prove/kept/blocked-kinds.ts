import { runIn } from '../../engines/engine.ts';
import { isKeeping } from './in-page/fill-device.ts';
import { hearErrors } from './in-page/hear-errors.ts';
import { takeSteps } from './in-page/take-steps.ts';
import type { Kind, Outcome } from './outcome.ts';
import { addressOf, BARE_PAGE } from './pieces.ts';
import type { Place } from './place.ts';
import { isCalm, shopsByLinks } from './shopping.ts';

const LIMIT_MS = 40_000;

/** What is done in a browser in whose settings all site data is blocked. */
export function blockedKinds(place: Pick<Place, 'origin'>): readonly Kind[] {
  return [{ words: 'goes on by links and orders', limitMs: LIMIT_MS, run: (newTab) => shop({ ...place, newTab }) }];
}

async function shop({ newTab, origin }: Pick<Place, 'origin'> & Pick<Place['engine'], 'newTab'>): Promise<Outcome> {
  const tab = await newTab(`(${hearErrors})()`);
  await tab.open(origin + BARE_PAGE);
  if (await runIn(tab, isKeeping, null)) return { kind: 'broken', why: 'this browser blocks nothing' };
  await tab.open(origin + addressOf('Plain Stole'));
  await runIn(tab, takeSteps, shopsByLinks);
  return isCalm(tab);
}
