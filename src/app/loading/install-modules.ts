import type { Module, Shop } from '#composition/visit.ts';

/** Adds what a part brings to the shop; a module that several parts bring is added once. */
export function createInstallModules({ load }: Shop): (part: { readonly modules: readonly Module[] }) => Promise<void> {
  const known = new Set<Module>();
  return async ({ modules }) => {
    const fresh = modules.filter((module) => !known.has(module));
    for (const module of fresh) known.add(module);
    load(...fresh);
  };
}
