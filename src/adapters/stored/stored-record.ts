import { isRecord, type Parser } from '#adapters/wire/parser.ts';
import { checksumOf } from './checksum.ts';

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
  /** The record of one, as this and every other build reads it. */
  readonly write: (value: T) => object;
  /** When it was made, as a text that grows with time. */
  readonly madeAt: (record: T) => string;
  /** The field that says what a record is about, where they are looked for by it. */
  readonly subject?: keyof T & string;
};

/**
 * What a stored record turned out to be.
 *
 * - `newer`: a later build has kept it in a shape that this one does not know; it is not touched.
 * - `damaged`: nobody can send it; `reason` names the field that is not as agreed, or says that its bytes are others than
 *   were written.
 */
export type Found<T> =
  | { readonly kind: 'sound'; readonly value: T }
  | { readonly kind: 'newer' }
  | { readonly kind: 'damaged'; readonly reason: string };

const SCHEMA = 'schema';
const FIRST_SCHEMA = 1; // of records that were kept before they said so
const SEAL = /^(\d+):(.+)$/;

/**
 * A record as it is kept, with the version of its shape and a checksum, such as `1:9f2c31aa`. Both stand in one field, since
 * a build that knows of no checksum then drops it with the version when it writes the record anew; such a build takes it for
 * one of the first shape. A build with a later shape writes the bare number, which all heed.
 */
export function sealed<T>(
  value: T,
  { schema, write }: Pick<RecordKind<T>, 'schema' | 'write'>,
): object & { readonly schema: string } {
  const record = write(value);
  return { ...record, [SCHEMA]: `${schema}:${checksumOf(record)}` };
}

export function isOfNewerBuild(stored: unknown, { schema }: { readonly schema: number }): boolean {
  const { version } = sealOf(stored);
  return Number.isSafeInteger(version) && version > schema;
}

export function foundIn<T>(stored: unknown, kind: RecordKind<T>): Found<T> {
  if (isOfNewerBuild(stored, kind)) return { kind: 'newer' };
  const record = opened(stored);
  const { checksum } = sealOf(stored);
  if (checksum !== null && checksum !== checksumOf(record))
    return { kind: 'damaged', reason: 'its checksum is not that of what it says' };
  const found = kind.parse(record);
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

/** Records of earlier builds have no checksum, and the first ones no version. */
function sealOf(stored: unknown): { readonly version: number; readonly checksum: string | null } {
  const kept = isRecord(stored) ? (stored[SCHEMA] ?? FIRST_SCHEMA) : FIRST_SCHEMA;
  const [, version, checksum] = SEAL.exec(String(kept)) ?? [];
  return { version: Number(version ?? kept), checksum: checksum ?? null };
}
