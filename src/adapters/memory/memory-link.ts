import type { Failure, Reply } from '#domain/shared/reply.ts';

export const unreachable: Failure = { kind: 'unreachable' };

export function refused(code: number, message: string): Failure {
  return { kind: 'refused', code, message, isSilent: false };
}

export function failed(message: string): Failure {
  return { kind: 'failed', message };
}

export type LinkCall<Verb> = { readonly verb: Verb; readonly args: readonly unknown[] };

/** What a test may do with the way to a fake server. */
export interface MemoryLink<Verb> {
  /** Every call so far, also those that failed. */
  calls(): readonly LinkCall<Verb>[];
  /** Lets the next calls fail: `times` of them (once), of one verb or of any. */
  failNext(failure: Failure, which?: { readonly verb?: Verb; readonly times?: number }): void;
  /** Nothing gets through from now on. */
  cut(): void;
  mend(): void;
  /** Calls wait from now on, until the function that is returned lets them go on. */
  hold(): () => void;
}

/** The other end of the link, for the fake that answers. */
export interface MemoryLinkEnd<Verb> extends MemoryLink<Verb> {
  /**
   * Notes the call, then answers with a failure a test prepared, else with the server's own reply. A call whose signal
   * ends is given up.
   */
  answer<T>(verb: Verb, args: readonly unknown[], reply: () => Reply<T>, signal?: AbortSignal): Promise<Reply<T>>;
}

type Planned<Verb> = { readonly failure: Failure; readonly verb: Verb | null; readonly times: number };

/** `isReachable` ties the link to something else, such as the connectivity of a visit. */
export function createMemoryLink<Verb>(isReachable: () => boolean = () => true): MemoryLinkEnd<Verb> {
  let calls: readonly LinkCall<Verb>[] = [];
  let planned: readonly Planned<Verb>[] = [];
  let isCut = false;
  let held: Promise<void> = Promise.resolve();

  return {
    calls: () => calls,
    failNext(failure, { verb = null, times = 1 } = {}) {
      planned = [...planned, { failure, verb, times }];
    },
    cut() {
      isCut = true;
    },
    mend() {
      isCut = false;
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    async answer(verb, args, reply, signal) {
      calls = [...calls, { verb, args }];
      await held;
      if (signal?.aborted || isCut || !isReachable()) return unreachable;
      return takePlanned(verb) ?? reply();
    },
  };

  function takePlanned(verb: Verb): Failure | null {
    const found = planned.find((each) => each.verb === null || each.verb === verb);
    if (!found) return null;
    const rest = found.times > 1 ? [{ ...found, times: found.times - 1 }] : [];
    planned = planned.flatMap((each) => (each === found ? rest : [each]));
    return found.failure;
  }
}
