import type { Engine } from '../engines/engine.ts';
import type { FaultyProxy } from '../network/faulty-proxy.ts';
import type { ShopClient } from '../workbench/shop-client.ts';
import type { Shopper } from './shopper.ts';

/** Something that is sold in one journey alone. */
export type Thing = { readonly sku: string; readonly name: string; readonly path: string };

/** An engine, a shop and the network between them. */
export type World = {
  readonly engine: Engine;
  readonly network: FaultyProxy;
  readonly client: ShopClient;
  /** A piece that a shopper can buy; `sizes` where one has to be chosen. */
  readonly newThing: (name: string, sizes?: readonly string[]) => Promise<Thing>;
  /** In a tab of their own, on the same device. */
  readonly newShopper: () => Promise<Shopper>;
  /** How many pieces of it each order has that the shop's database holds. */
  readonly ordersOf: (thing: Thing) => Promise<readonly number[]>;
};

export type Journey = {
  readonly name: string;
  /** What the browser itself logs as an error where the journey wants something to fail. */
  readonly expected?: readonly RegExp[];
  /** Resolves with what was seen; rejects with what was not. */
  readonly run: (world: World) => Promise<string>;
};
