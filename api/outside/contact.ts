import { createRate, type Rate } from '#api/process/rate.ts';
import type { ShopClock } from '#api/process/shop-clock.ts';

/** How visitors write to the shop. */
export type Contact = {
  /** Lower case: the shop's own addresses. Nobody else gets mail that a visitor wrote. */
  readonly addresses: ReadonlySet<string>;
  /** Of mails. */
  readonly byCaller: Rate;
  /** By the address that gets the copies. */
  readonly byReader: Rate;
};

export type ContactSettings = {
  readonly contactAddresses?: readonly string[];
  /** Mails that a visitor may send in an hour. */
  readonly mailsPerHour?: number;
};

const USUAL = ['care@zari.example'];
const HOUR_MS = 3_600_000;

export function createContact(clock: ShopClock, settings: ContactSettings): Contact {
  const { contactAddresses = USUAL, mailsPerHour = 5 } = settings;
  return {
    addresses: new Set(contactAddresses.map((address) => address.toLowerCase())),
    byCaller: createRate(clock, { most: mailsPerHour, periodMs: HOUR_MS }),
    byReader: createRate(clock, { most: mailsPerHour, periodMs: HOUR_MS }),
  };
}
