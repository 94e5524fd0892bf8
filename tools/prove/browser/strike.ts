import type { Device, Tab } from './device.ts';
import type { Trouble } from './schedule.ts';
import { passageOf } from './ways.ts';
import type { World } from './world.ts';

/** A trouble that waits for its moment. */
export type Strike = {
  /** Right after the press. */
  readonly atPress: () => Promise<void>;
  /** Resolves when it has happened, or will not happen any more. */
  readonly over: Promise<void>;
  /** It has missed its moment. */
  readonly calledOff: () => void;
};

/** The first line of a request that brings an order. */
export const ORDER = /^POST \/api\/order[? ]/;

type Place = {
  readonly tab: Tab;
  readonly device: Device;
  readonly world: Pick<World, 'network' | 'kill'>;
};

/** Gets a trouble ready before something is pressed at the tab. */
export function strikeOf(trouble: Trouble | null, place: Place): Strike {
  const { network } = place.world;
  const { promise: over, resolve } = Promise.withResolvers<void>();
  if (trouble === null || trouble.kind !== 'sudden') {
    if (trouble?.kind === 'everything') network.all(passageOf(trouble.wrong));
    if (trouble?.kind === 'orders')
      for (let time = 0; time < trouble.times; time += 1) network.next(ORDER, passageOf(trouble.wrong));
    resolve();
    return { atPress: async () => undefined, over, calledOff: () => undefined };
  }
  const { what, when } = trouble;
  let hasBegun = false;
  const happen = (): Promise<void> => {
    hasBegun = true;
    return happening(what, place).then(resolve, resolve); // the tab may be gone already
  };
  const awaited = when === 'with the order' ? 'asked' : 'answered';
  const stop =
    when === 'at the press'
      ? () => undefined
      : network.watch(({ kind, line }) => {
          if (kind !== awaited || !ORDER.test(line)) return;
          stop();
          void happen();
        });
  return {
    atPress: async () => (when === 'at the press' ? happen() : undefined),
    over,
    calledOff() {
      stop();
      if (!hasBegun) resolve();
    },
  };
}

type Sudden = Extract<Trouble, { readonly kind: 'sudden' }>['what'];

async function happening(what: Sudden, { tab, device, world }: Place): Promise<void> {
  switch (what) {
    case 'is closed':
      return tab.close();
    case 'is frozen':
      return tab.freeze();
    case 'crashes':
      return tab.crash();
    case 'loses its network':
      return device.goes('offline');
    case 'loses its worker':
      return device.stopWorker();
    case 'finds the API killed':
      return world.kill('api');
    default:
      return what satisfies never;
  }
}
