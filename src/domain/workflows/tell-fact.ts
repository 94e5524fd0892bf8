import type { Fact, TellFact } from '#domain/analytics/fact.ts';
import type { Consent } from '#domain/consent/consent.ts';
import type { Purpose } from '#domain/consent/consent-choice.ts';
import type { Log } from '#domain/shared/log.ts';

/** Somebody who hears what happens on a visit, where its shopper allows what it is for. */
export type FactListener = {
  readonly purpose: Purpose;
  readonly hear: (fact: Fact) => Promise<void>;
  /** Deletes what was kept for it: its purpose is not allowed any more. */
  readonly forget: () => Promise<void>;
};

type Ports = {
  readonly consent: Pick<Consent, 'read' | 'allows'>;
  readonly factListeners: readonly FactListener[];
  readonly log: Log;
};

/** `settled` resolves when whoever may hear of it has heard of all so far. */
export type Facts = { readonly tell: TellFact; readonly settled: () => Promise<void> };

/** One fact after the other, in their order. A failure is logged, and nobody feels it (TRACK-09). */
export function createFacts({ consent, factListeners, log }: Ports): Facts {
  let last = Promise.resolve();
  return {
    async tell(fact) {
      last = last.then(() => hearAll(fact));
      await last;
    },
    settled: () => last,
  };

  async function hearAll(fact: Fact): Promise<void> {
    await consent.read();
    const allowed = factListeners.filter(({ purpose }) => consent.allows(purpose));
    for (const { hear } of allowed) await hear(fact).catch((fault: unknown) => tellFault(fact, fault));
  }

  function tellFault({ kind }: Fact, fault: unknown): void {
    log.error(`Nobody could be told of "${kind}": ${String(fault)}`);
  }
}

/** Has whoever is not allowed to hear anything any more delete what it has. */
export type ForgetRefused = () => Promise<void>;

export function createForgetRefused({ consent, factListeners }: Omit<Ports, 'log'>): ForgetRefused {
  return async () => {
    await consent.read();
    for (const { purpose, forget } of factListeners) if (!consent.allows(purpose)) await forget();
  };
}
