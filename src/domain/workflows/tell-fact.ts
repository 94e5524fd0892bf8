import type { Fact, TellFact } from '#domain/analytics/fact.ts';
import type { Consent } from '#domain/consent/consent.ts';
import type { Purpose } from '#domain/consent/consent-choice.ts';
import type { Log } from '#domain/shared/log.ts';

/** Somebody who hears what happens on a visit, where its shopper allows what it is for. */
export type FactListener = {
  readonly purpose: Purpose;
  /** Resolves when it can be told later, however the page ends; the next fact waits for that. */
  readonly hear: (fact: Fact) => Promise<void>;
  /** Resolves when nothing more can be done now for what was heard. */
  readonly settled: () => Promise<void>;
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

/** Each listener hears one fact after the other, in their order, and waits for no other listener. Nobody feels a failure (TRACK-09). */
export function createFacts({ consent, factListeners, log }: Ports): Facts {
  const lines = factListeners.map((listener) => createLine(listener, { consent, log }));
  const settled = async (): Promise<void> => {
    await Promise.all(lines.map(({ last }) => last()));
    await Promise.all(factListeners.map((listener) => listener.settled()));
  };
  return {
    async tell(fact) {
      for (const { add } of lines) add(fact);
      await settled();
    },
    settled,
  };
}

function createLine({ purpose, hear }: FactListener, { consent, log }: Pick<Ports, 'consent' | 'log'>) {
  let last = Promise.resolve();
  return {
    last: () => last,
    add(fact: Fact): void {
      last = last.then(() => hearAllowed(fact)).catch((fault: unknown) => tellFault(fact, fault));
    },
  };

  async function hearAllowed(fact: Fact): Promise<void> {
    await consent.read();
    if (consent.allows(purpose)) await hear(fact);
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
