import type { Module, Shop } from '#composition/visit.ts';

/** Adds what a part brings to the shop. */
export function createInstallModules({ load }: Shop): (part: { readonly modules: readonly Module[] }) => Promise<void> {
  return async ({ modules }) => load(...modules);
}
