/** Parts of the shop whose code is loaded when it is first wanted. */
export type Shelf<Name extends string, Part> = {
  /** Loads a part once; after a failure the next call tries again. */
  readonly fetch: (name: Name) => Promise<Part>;
  /** The part, if it has been loaded. */
  readonly get: (name: Name) => Part | null;
};

/** `install` is called with each part that was loaded, before anybody gets it. */
export function createShelf<Name extends string, Part>(
  chunks: Readonly<Record<Name, () => Promise<Part>>>,
  install: (part: Part) => Promise<void>,
): Shelf<Name, Part> {
  const loading = new Map<Name, Promise<Part>>();
  const loaded = new Map<Name, Part>();

  return {
    get: (name) => loaded.get(name) ?? null,
    fetch(name) {
      const underWay = loading.get(name) ?? load(name);
      loading.set(name, underWay);
      return underWay;
    },
  };

  async function load(name: Name): Promise<Part> {
    try {
      const part = await chunks[name]();
      await install(part);
      loaded.set(name, part);
      return part;
    } catch (error) {
      loading.delete(name);
      throw error;
    }
  }
}
