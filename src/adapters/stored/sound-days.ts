import { nullable, whole } from '#adapters/wire/parser.ts';

const days = nullable(whole(0, 365));

/** A kept line; of days to make it that were damaged nothing is known, and nothing else of it is lost with them. */
export function withSoundDays<T extends { readonly makeDays?: number | null }>(line: T): T {
  return days(line.makeDays ?? null).kind === 'ok' ? line : { ...line, makeDays: null };
}
