import { setTimeout as pause } from 'node:timers/promises';
import { faultLine } from '#api/process/fault-line.ts';
import { type Delivery, deliverDue } from './deliver-mail.ts';

/** Delivers what is in the outbox, beside the answering of requests. */
export interface Postman {
  /** There may be something to deliver. */
  wake(): void;
  /** Waits for the mail that is on its way, within bounds. */
  close(): Promise<void>;
}

const ROUND_MS = 5_000; // finds what is due again, and what came in a transaction that took long
const COMMIT_MS = 50;
const LAST_WAIT_MS = 5_000;

export function startPostman(delivery: Delivery): Postman {
  const ended = new AbortController();
  let round: Promise<void> | null = null;
  const go = () => {
    if (ended.signal.aborted) return;
    round ??= deliverDue(delivery, ended.signal)
      .then(
        () => {},
        (error: unknown) => delivery.log(faultLine(error)),
      )
      .finally(() => {
        round = null;
      });
  };
  const rounds = setInterval(go, ROUND_MS).unref();
  return {
    wake: () => void setTimeout(go, COMMIT_MS).unref(),
    close: async () => {
      clearInterval(rounds);
      ended.abort();
      await Promise.race([round, pause(LAST_WAIT_MS, undefined, { ref: false })]);
    },
  };
}
