import type { Shopper } from '../shoppers/shopper.ts';
import type { Backdrop } from './backdrop.ts';
import type { Premises } from './premises.ts';

export type AssemblyName = 'domain' | 'screen' | 'translated' | 'http' | 'browser';

/** A shop put together for one example: who uses it, and the world it stands in. */
export type Stage = {
  readonly shopper: Shopper;
  readonly backdrop: Backdrop;
  /** Only where there is a real browser and a built shop. */
  readonly premises?: Premises;
  /** Numbers for products and categories that no other example of the run uses. */
  readonly nextId: () => number;
  close(): Promise<void>;
};

/** Builds stages of one kind; what is dear (an API, a browser) is shared by the examples of a run. */
export type Theatre = { readonly openStage: () => Promise<Stage>; readonly close: () => Promise<void> };

let theatre: Promise<Theatre> | null = null;

export async function openStage(name: AssemblyName): Promise<Stage> {
  theatre ??= import(`./${name}.ts`).then((assembly: { openTheatre: () => Promise<Theatre> }) =>
    assembly.openTheatre(),
  );
  return (await theatre).openStage();
}

export async function closeStages(): Promise<void> {
  await (await theatre)?.close();
}
