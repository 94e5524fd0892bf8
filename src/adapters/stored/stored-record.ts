import { isRecord, type Parser } from '#wire/parser.ts';

/** Records of one kind, as devices keep them. */
export type RecordKind<T> = {
  /** The name of their store. */
  readonly store: string;
  /** What one of them is called in the log. */
  readonly noun: string;
  /** The version of their shape that this build writes; it grows when an earlier build could misread one. */
  readonly schema: number;
  /** Reads what this or an earlier build has kept. */
  readonly parse: Parser<T>;
  /** When it was made, as a text that grows with time. */
  readonly madeAt: (record: T) => string;
  /** The field that says what a record is about, where they are looked for by it. */
  readonly subject?: keyof T & string;
};

/**
 * What a stored record turned out to be.
 *
 * - `newer`: a later build has kept it in a shape that this one does not know; it is not touched.
 * - `damaged`: nobody can send it; `reason` names the field that is not as agreed.
 */
export type Found<T> =
  | { readonly kind: 'sound'; readonly value: T }
  | { readonly kind: 'newer' }
  | { readonly kind: 'damaged'; readonly reason: string };

const SCHEMA = 'schema';
const FIRST_SCHEMA = 1; // of records that were kept before they said so

/** A record as it is kept. */
export function sealed<T>(record: T, { schema }: { readonly schema: number }): T {
  return { ...record, [SCHEMA]: schema };
}

export function isOfNewerBuild(stored: unknown, { schema }: { readonly schema: number }): boolean {
  const kept = isRecord(stored) ? (stored[SCHEMA] ?? FIRST_SCHEMA) : FIRST_SCHEMA;
  return Number.isSafeInteger(kept) && Number(kept) > schema;
}

export function foundIn<T>(stored: unknown, kind: RecordKind<T>): Found<T> {
  if (isOfNewerBuild(stored, kind)) return { kind: 'newer' };
  const found = kind.parse(opened(stored));
  if (found.kind === 'ok') return { kind: 'sound', value: found.value };
  return { kind: 'damaged', reason: `its field "${found.field}" is not as agreed` };
}

export function oldestFirst<T>(records: readonly T[], { madeAt }: Pick<RecordKind<T>, 'madeAt'>): readonly T[] {
  return records.toSorted((a, b) => madeAt(a).localeCompare(madeAt(b)));
}

function opened(stored: unknown): unknown {
  if (!isRecord(stored)) return stored;
  const { [SCHEMA]: _, ...record } = stored;
  return record;
}
