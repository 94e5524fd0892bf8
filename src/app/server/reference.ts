import { randomBytes } from 'node:crypto';

/** A short name of a failure, the same in the log and on the shopper's page: `7F3A-09BC`. */
export function createReference(): string {
  return randomBytes(4).toString('hex').toUpperCase().replace(/^.{4}/, '$&-');
}
