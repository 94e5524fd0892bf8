import { type Counting, createRate, type Rate } from '#api/process/rate.ts';

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

export function createContact(counting: Counting, settings: ContactSettings): Contact {
  const { contactAddresses = USUAL, mailsPerHour = 5 } = settings;
  return {
    addresses: new Set(contactAddresses.map((address) => address.toLowerCase())),
    byCaller: createRate(counting, { name: 'mails by caller', most: mailsPerHour, periodMs: HOUR_MS }),
    byReader: createRate(counting, { name: 'mails by reader', most: mailsPerHour, periodMs: HOUR_MS }),
  };
}
