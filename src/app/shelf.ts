/** Parts of the shop whose code is loaded when it is first wanted. */
export type Shelf<Name extends string, Part> = {
  /** Loads a part once; after a failure the next call tries again. */
  readonly fetch: (name: Name) => Promise<Part>;
  /** The part, if it has been loaded. */
  readonly get: (name: Name) => Part | null;
};

export function createShelf<Name extends string, Part>(
  chunks: Readonly<Record<Name, () => Promise<Part>>>,
): Shelf<Name, Part> {
  const loaded = new Map<Name, Part>();
  return {
    get: (name) => loaded.get(name) ?? null,
    async fetch(name) {
      const part = loaded.get(name) ?? (await chunks[name]());
      loaded.set(name, part);
      return part;
    },
  };
}
