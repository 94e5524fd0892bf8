type Order<T> = (one: T, other: T) => number;

/**
 * What is newer than the oldest browsers of the list (docs/browsers.md) and used all the same: said here to the types, and
 * made below where a browser lacks it. Nothing else of ES2023 and later is known to the types of the page. (`AbortSignal.timeout`,
 * which Safari has since 16, is known to them already.)
 */
declare global {
  interface Array<T> {
    toSorted(order?: Order<T>): T[];
    toReversed(): T[];
    // In each browser of the list.
    findLast<Found extends T>(fits: (item: T) => item is Found): Found | undefined;
    findLast(fits: (item: T) => boolean): T | undefined;
    findLastIndex(fits: (item: T) => boolean): number;
  }
  interface ReadonlyArray<T> {
    toSorted(order?: Order<T>): T[];
    toReversed(): T[];
    findLast<Found extends T>(fits: (item: T) => item is Found): Found | undefined;
    findLast(fits: (item: T) => boolean): T | undefined;
    findLastIndex(fits: (item: T) => boolean): number;
  }
  interface PromiseConstructor {
    withResolvers<T>(): {
      readonly promise: Promise<T>;
      readonly resolve: (value: T | PromiseLike<T>) => void;
      readonly reject: (reason?: unknown) => void;
    };
  }
  interface String {
    toWellFormed(): string;
  }
}

type Builtins = Pick<typeof globalThis, 'Array' | 'String' | 'Promise' | 'AbortSignal'>;

polyfill(globalThis);

/** Gives a page, or a worker, what it lacks. */
export function polyfill(world: Builtins): void {
  define(world.Array.prototype, {
    toSorted(this: readonly unknown[], order?: Order<unknown>) {
      return [...this].sort(order);
    },
    toReversed(this: readonly unknown[]) {
      return [...this].reverse();
    },
  });
  define(world.String.prototype, {
    toWellFormed(this: string) {
      return this.replace(/\p{Cs}/gu, '\uFFFD');
    },
  });
  define(world.AbortSignal, {
    timeout(milliseconds: number) {
      const limit = new AbortController();
      setTimeout(() => limit.abort(new DOMException('', 'TimeoutError')), milliseconds);
      return limit.signal;
    },
  });
  define(world.Promise, {
    withResolvers() {
      const hands = {};
      const promise = new world.Promise((resolve, reject) => Object.assign(hands, { resolve, reject }));
      return { promise, ...hands };
    },
  });
}

/** As the language defines its own: a loop over the keys of a list does not come upon them. */
function define(target: object, methods: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(methods))
    if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true });
}
