import type { Shopper } from '../shoppers/shopper.ts';
import type { BuiltShop } from './built-shop.ts';
import type { Fixtures } from './fixtures.ts';

export type AssemblyName = 'domain' | 'screen' | 'translated' | 'http' | 'graphql' | 'browser';

/** A shop put together for one example: who uses it, and the world it stands in. */
export type Scenario = {
  readonly shopper: Shopper;
  readonly fixtures: Fixtures;
  /** Only where there is a real browser and a built shop. */
  readonly builtShop?: BuiltShop;
  /** Numbers for products and categories that no other example of the run uses. */
  readonly nextId: () => number;
  close(): Promise<void>;
};

/** Builds scenarios of one kind; what is dear (an API, a browser) is shared by the examples of a run. */
export type Assembly = { readonly openScenario: () => Promise<Scenario>; readonly close: () => Promise<void> };

let assembly: Promise<Assembly> | null = null;

export async function openScenario(name: AssemblyName): Promise<Scenario> {
  assembly ??= import(`./${name}.ts`).then((named: { openAssembly: () => Promise<Assembly> }) => named.openAssembly());
  return (await assembly).openScenario();
}

export async function closeAssembly(): Promise<void> {
  await (await assembly)?.close();
}
