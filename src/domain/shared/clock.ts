/** Time as the domain sees it: milliseconds since 1970 UTC, and waiting. */
export interface Clock {
  now(): number;
  wait(milliseconds: number): Promise<void>;
}

/** A calendar day, `YYYY-MM-DD`; days compare as text. */
export type Day = string;

const STORE_TIME_ZONE = 'Asia/Kolkata'; // the contract's store time zone, section 4
const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: STORE_TIME_ZONE, dateStyle: 'short' }); // dear to make

/** The store's calendar day at a moment. */
export function dayAt(milliseconds: number): Day {
  return dayFormat.format(milliseconds);
}

/** A moment as the wire and the order records write it. */
export function timestampAt(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
