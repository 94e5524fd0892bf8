/** The store's time: milliseconds since 1970 UTC. Tests may stop it at a moment of their choice. */
export interface ShopClock {
  now(): number;
  /** Stops the clock at a moment; null lets it run again. */
  stopAt(milliseconds: number | null): void;
}

export const STORE_TIME_ZONE = 'Asia/Kolkata'; // contract, section 4

export function createShopClock(now: () => number = Date.now): ShopClock {
  let stopped: number | null = null;
  return {
    now: () => stopped ?? now(),
    stopAt: (milliseconds) => {
      stopped = milliseconds;
    },
  };
}

const storeDay = new Intl.DateTimeFormat('en-CA', { timeZone: STORE_TIME_ZONE, dateStyle: 'short' });

/** The store's calendar day, `YYYY-MM-DD`. */
export function dayAt(milliseconds: number): string {
  return storeDay.format(milliseconds);
}

/** RFC 3339 in UTC. */
export function timestampAt(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
