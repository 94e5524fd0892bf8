import { type Engine, runIn, type Tab } from '../../engines/engine.ts';
import type { Step } from '../../engines/in-page/target.ts';
import { createShopClient } from '../../workbench/shop-client.ts';
import type { DeviceName } from './device-name.ts';
import { button, isAdded } from './doings.ts';
import { emptyDevice, type KeptDevice, putDatabases, putLocal, readDevice } from './in-page/stored-things.ts';
import { takeSteps } from './in-page/take-steps.ts';
import { addressOf, BARE_PAGE, type Thing } from './pieces.ts';

/** What each device has kept when a trial begins. */
export type Devices = Readonly<Record<DeviceName, KeptDevice>>;

/** Longer than anything is kept late. */
const REST_MS = 1_500;
const FAULTS = 1_000;

type Place = { readonly engine: Engine; readonly origin: string; readonly apiOrigin: string };

const told: Step = { sees: isAdded };
const rest: Step = { restMs: REST_MS };

/**
 * Presses together what the devices have, once: a trial begins with what was kept then, as it stood. Meanwhile the shop opens
 * no carts, so that each trial opens one of its own there and gets nothing back that another has brought.
 */
export async function makeDevices({ engine, origin, apiOrigin }: Place): Promise<Devices> {
  await createShopClient(apiOrigin).put('/workbench/faults', {
    path: '/api/cart/create',
    kind: 'status',
    code: 500,
    times: FAULTS,
  });
  const tab = await engine.newTab();
  const withSari = await visited({ tab, origin, on: emptyDevice, thing: 'Silk Sari' }, [
    { press: button('One more: Quantity') },
    { press: button('Add to cart') },
    told,
    { press: button('Add to wishlist') },
    { sees: button('Remove from wishlist') },
    rest,
  ]);
  const onStole = [{ press: button('Add to cart') }, told, rest];
  const withBoth = await visited({ tab, origin, on: withSari, thing: 'Plain Stole' }, onStole);
  await tab.close();
  await fetch(`${apiOrigin}/workbench/faults`, { method: 'DELETE' });
  return { 'with a sari': withSari, 'with a sari and a stole': withBoth };
}

type Visit = { readonly tab: Tab; readonly origin: string; readonly on: KeptDevice; readonly thing: Thing };

/** A device after a visit. A press that a page was not ready for told nothing: then all of it is done again, from the same device. */
async function visited(visit: Visit, steps: readonly Step[]): Promise<KeptDevice> {
  await takeAll(visit, steps).catch(() => takeAll(visit, steps));
  await visit.tab.open(visit.origin + BARE_PAGE);
  return runIn(visit.tab, readDevice, null);
}

async function takeAll({ tab, origin, on, thing }: Visit, steps: readonly Step[]): Promise<void> {
  await putOn(tab, origin, on);
  await tab.open(origin + addressOf(thing));
  await runIn(tab, takeSteps, steps);
}

/** The device of the tab has this and nothing else. */
export async function putOn(tab: Tab, origin: string, device: KeptDevice): Promise<void> {
  await tab.open(origin + BARE_PAGE);
  await runIn(tab, putLocal, device.local);
  await runIn(tab, putDatabases, device.databases);
}
