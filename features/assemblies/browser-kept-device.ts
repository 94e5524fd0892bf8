import type { Page as Tab } from 'playwright-core';
import { cookiesOf, keptFor } from '#tools/prove/leaving/traces-in.ts';
import { inArea, inOrder, inStorage, inTask } from './kept-on-device.ts';
import type { KeptOnDevice } from './world-facts.ts';

type Pairs = Readonly<Record<string, string>>;
type Stored = readonly [store: string, keys: readonly string[], values: readonly unknown[]];

/** What a browser keeps of the page at hand: its databases, its storages and its cookies. */
export async function keptOn(tab: Tab): Promise<readonly KeptOnDevice[]> {
  const [local, session, databases]: readonly [Pairs, Pairs, readonly (readonly Stored[])[]] = JSON.parse(
    await keptFor(tab),
  );
  const cookies: readonly { readonly name: string; readonly value: string }[] = JSON.parse(
    await cookiesOf(tab.context()),
  );
  return [
    ...databases.flat().flatMap(inStore),
    ...[...Object.entries(local), ...Object.entries(session)].map(inStorage),
    ...cookies.map(({ name, value }) => ({ name: `cookie ${name}`, text: value })),
  ];
}

function inStore([store, keys, values]: Stored): readonly KeptOnDevice[] {
  if (store === 'tasks') return values.map((task) => inTask(task as { readonly endpoint: string }));
  if (store === 'orders') return values.map(inOrder);
  return keys.flatMap((key, at) => inArea([key, values[at]]));
}
