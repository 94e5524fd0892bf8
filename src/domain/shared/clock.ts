/** Time as the domain sees it: milliseconds since 1970 UTC, and waiting. */
export interface Clock {
  now(): number;
  wait(milliseconds: number): Promise<void>;
  /** Does something after so many milliseconds, unless what it answers with is called before. */
  after(milliseconds: number, act: () => void): () => void;
}

/**
 * What is answered within so many milliseconds, else `late`. Rejects as `asked` does; no time goes on running after it. A
 * page that stood still hears at one moment that its time is over and of the answer, which is not late then.
 */
export function within<T>(
  { after }: Pick<Clock, 'after'>,
  milliseconds: number,
  asked: Promise<T>,
  late: T,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let stop = after(milliseconds, () => {
      stop = after(0, () => resolve(late));
    });
    asked.then(
      (answer) => {
        stop();
        resolve(answer);
      },
      (fault) => {
        stop();
        reject(fault);
      },
    );
  });
}

/** A calendar day, `YYYY-MM-DD`; days compare as text. */
export type Day = string;

/**
 * India's time, which is the store's (contract, section 4), is five and a half hours ahead of UTC all year round. A
 * format of Intl says the same and takes a phone a tenth of a second to make.
 */
const STORE_AHEAD_MS = 5.5 * 60 * 60 * 1_000;

/** The store's calendar day at a moment. */
export function dayAt(milliseconds: number): Day {
  return timestampAt(milliseconds + STORE_AHEAD_MS).slice(0, 'YYYY-MM-DD'.length);
}

/** A moment as the wire and the order records write it. */
export function timestampAt(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

const HOUR_MS = 3_600_000;

/** The hour of a moment (milliseconds): near enough to tell the day by, and the same for all who ask within it. */
export function hourOf(now: number): number {
  return Math.floor(now / HOUR_MS) * HOUR_MS;
}
