import { createHash } from 'node:crypto';
import type { Collection } from '#api/records/collection.ts';
import { termsOfNames } from '#api/seed/name-terms.ts';

/** Moments and days of records: they are counted from the day on which the collection is made. */
const DATES = /\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?Z)?/g;

/** The same for the same collection on any day, another one as soon as anything else in it, or made of it, has changed. */
export function versionOf(collection: Collection): string {
  return createHash('sha256')
    .update(JSON.stringify([collection, termsOfNames(collection)]).replace(DATES, ''))
    .digest('hex')
    .slice(0, 16);
}
