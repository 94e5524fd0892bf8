import { askedOnce } from '#domain/shared/asked-once.ts';

/** Parts of the shop whose code is loaded when it is first wanted. */
export type LateParts<Name extends string, Part> = {
  /** Loads a part once; after a failure the next call tries again. */
  readonly fetch: (name: Name) => Promise<Part>;
  /** The part, if it has been loaded. */
  readonly get: (name: Name) => Part | null;
};

/** `install` is called with each part that was loaded, before anybody gets it. */
export function createLateParts<Name extends string, Part>(
  chunks: Readonly<Record<Name, () => Promise<Part>>>,
  install: (part: Part) => Promise<void>,
): LateParts<Name, Part> {
  const loaded = new Map<Name, Part>();
  const asked = new Map<Name, () => Promise<Part>>();

  return {
    get: (name) => loaded.get(name) ?? null,
    fetch(name) {
      const ask = asked.get(name) ?? askedOnce(() => load(name));
      asked.set(name, ask);
      return ask();
    },
  };

  async function load(name: Name): Promise<Part> {
    const part = await chunks[name]();
    await install(part);
    loaded.set(name, part);
    return part;
  }
}
