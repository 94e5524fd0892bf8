import { comesTo } from '#shared/waiting/until.ts';
import { type Room, runIn, type Tab } from '../../engines/engine.ts';
import { putOn } from './devices.ts';
import { button, hadBefore, isAdded, pieces } from './doings.ts';
import { fillDatabase, fillLocal, freeDatabase, freeLocal } from './in-page/fill-device.ts';
import { hearErrors } from './in-page/hear-errors.ts';
import { emptyDevice, type KeptDevice, readDevice } from './in-page/stored-things.ts';
import { takeSteps } from './in-page/take-steps.ts';
import { isKept, isTold, type Trying } from './leaving-kinds.ts';
import type { Kind, Outcome } from './outcome.ts';
import { addressOf, BARE_PAGE, skuOf } from './pieces.ts';
import { type Place, patience } from './place.ts';
import { addsPiece, isCalm, keepsNothing, shopsByLinks } from './shopping.ts';

const LIMIT_MS = 120_000;
/** The longest pause after which the shop tries a device again that refuses, with the attempt. */
const WRITTEN_WITHIN_MS = 70_000;
const LOOK_AGAIN_MS = 100;

const withStole: Parameters<typeof isKept>[0] = { at: '/cart', sights: [...hadBefore, pieces('Plain Stole', '1')] };

/** `bare`: a page without the shop's scripts. */
type Full = Trying & { readonly bare: Tab; readonly room: Room };

/** What is done on devices on which there is no more room, and once there is some again. */
export function fullKinds(place: Place): readonly Kind[] {
  const { room } = place.engine;
  if (room === null) return [];
  const kindOf = (words: string, act: (full: Full) => Promise<Outcome>): Kind => ({
    words,
    limitMs: patience(place, LIMIT_MS),
    run: (newTab) => whileFull({ ...place, newTab, room }, act),
  });
  return [
    kindOf('goes on by links and orders, device full', shop),
    kindOf('adds a piece, device full and then no more', addUntilRoom),
    ...(room.isLocalApart ? [kindOf('adds a piece and reloads, device full but for local storage', addAndReload)] : []),
  ];
}

/** Whatever comes of it, there is room afterwards. */
async function whileFull(trying: Omit<Full, 'bare'>, act: (full: Full) => Promise<Outcome>): Promise<Outcome> {
  const bare = await trying.newTab();
  const full = { ...trying, bare };
  try {
    return await act(full);
  } finally {
    await bare.open(trying.origin + BARE_PAGE);
    await free(full);
  }
}

async function fill({ bare, room, origin }: Full): Promise<void> {
  await room.narrow(origin);
  await runIn(bare, fillDatabase, null);
  await runIn(bare, fillLocal, null);
}

async function free({ bare, room }: Full): Promise<void> {
  await runIn(bare, freeLocal, null);
  await room.widen();
  await runIn(bare, freeDatabase, null);
}

/** A new tab of a shopper who looks at a stole. */
async function atStole({ newTab, origin }: Full): Promise<Tab> {
  const tab = await newTab(`(${hearErrors})()`);
  await tab.open(origin + addressOf('Plain Stole'));
  return tab;
}

async function shop(full: Full): Promise<Outcome> {
  await putOn(full.bare, full.origin, emptyDevice);
  await fill(full);
  const tab = await atStole(full);
  await runIn(tab, takeSteps, shopsByLinks);
  return isCalm(tab);
}

async function addUntilRoom(full: Full): Promise<Outcome> {
  await putOn(full.bare, full.origin, full.devices['with a sari']);
  await fill(full);
  const tab = await atStole(full);
  await runIn(tab, takeSteps, [...addsPiece, { sees: keepsNothing }]);
  await free(full);
  if (!(await isWritten(full.bare)))
    return { kind: 'lost', what: 'what waited, which was not written once there was room' };
  const calm = await isCalm(tab);
  return calm.kind === 'kept' ? isKept(withStole, await full.newTab(), full) : calm;
}

async function addAndReload(full: Full): Promise<Outcome> {
  const { bare, origin, devices, room } = full;
  await putOn(bare, origin, devices['with a sari']);
  await room.narrow(origin);
  await runIn(bare, fillDatabase, null);
  const tab = await atStole(full);
  const act = { press: button('Add to cart') };
  const given = { before: [], act, told: [isAdded], leaving: 'reload', delayMs: 0 } as const;
  if (!(await isTold(tab, given))) return { kind: 'untold' };
  const kept = await isKept(withStole, tab, full);
  if (kept.kind !== 'kept') return kept;
  if (hasStole(await runIn(bare, readDevice, null))) return { kind: 'broken', why: 'the database had room' };
  await free(full);
  await tab.open(origin + withStole.at);
  return (await isWritten(bare)) ? isCalm(tab) : { kind: 'lost', what: 'what was in local storage alone' };
}

/** Whether the database comes to have the stole in the cart, and nothing of the cart waits any more. */
function isWritten(bare: Tab): Promise<boolean> {
  const look = async () => hasStole(await runIn(bare, readDevice, null));
  return comesTo(look, { limitMs: WRITTEN_WITHIN_MS, pauseMs: LOOK_AGAIN_MS });
}

function hasStole({ databases, local }: KeptDevice): boolean {
  const values = databases.find(({ name }) => name === 'shop-zari')?.stores.flatMap(({ entries }) => entries) ?? [];
  const [, cart] = values.find(([key]) => key === 'cart') ?? [];
  const waits = Object.keys(local).some((key) => key.startsWith('zari:journal:cart:'));
  return JSON.stringify(cart ?? null).includes(skuOf('Plain Stole')) && !waits;
}
