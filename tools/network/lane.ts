import type { LineTime } from './line-time.ts';

/** One direction of a line: what goes through one after the other takes its time. */
export type Lane = {
  /** Resolves when so many bytes have gone through. */
  readonly pass: (bytes: number, perSecond: number) => Promise<void>;
};

export function createLane(time: LineTime): Lane {
  let freeAt = 0;
  return {
    pass(bytes, perSecond) {
      freeAt = Math.max(freeAt, time.now()) + (bytes / perSecond) * 1_000;
      return time.until(freeAt);
    },
  };
}

type Parts = { readonly lane: Lane; readonly time: LineTime; readonly write: (piece: Buffer) => void };

type Pace = { readonly delayMs: number; readonly perSecond: number };

/** Brings what one end says to the other end, in its order; resolves when it is there. */
export type Bring = (said: Buffer, pace: Pace) => Promise<void>;

/** As a network does it, so that connections which share a narrow lane take turns. */
const PACKET_BYTES = 1_448;

/** Whoever reads too slowly is not waited for: what waits lies in memory, which is enough for what a shop sends. */
export function createBring({ lane, time, write }: Parts): Bring {
  let before = Promise.resolve();

  return (said, { delayMs, perSecond }) => {
    const due = time.now() + delayMs;
    before = before.then(() => bring(said, due, perSecond));
    return before;
  };

  async function bring(said: Buffer, due: number, perSecond: number): Promise<void> {
    await time.until(due);
    if (perSecond === Number.POSITIVE_INFINITY) return write(said);
    for (let at = 0; at < said.length; at += PACKET_BYTES) {
      const packet = said.subarray(at, at + PACKET_BYTES);
      await lane.pass(packet.length, perSecond);
      write(packet);
    }
  }
}
