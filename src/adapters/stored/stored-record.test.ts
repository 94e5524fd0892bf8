import { describe, expect, test } from 'vitest';
import { sampleOrder, sampleTask } from '#adapters/contracts/samples.ts';
import { isRecord } from '#adapters/wire/parser.ts';
import { orderRecords } from './stored-order.ts';
import { foundIn, type RecordKind, sealed } from './stored-record.ts';
import { taskRecords } from './stored-task.ts';

/** The value as often as it has a part that says something, each time with another one of them changed. */
function eachChanged(value: unknown): readonly unknown[] {
  if (Array.isArray(value))
    return value.flatMap((part, at) => eachChanged(part).map((changed) => value.with(at, changed)));
  if (isRecord(value))
    return Object.entries(value).flatMap(([name, part]) =>
      eachChanged(part).map((changed) => ({ ...value, [name]: changed })),
    );
  return [typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `${value}x`];
}

describe.each([
  ['order', orderRecords as RecordKind<unknown>, sampleOrder('1-a')],
  ['task', taskRecords as RecordKind<unknown>, sampleTask(1)],
])('a stored %s', (_noun, kind, record) => {
  const kept = sealed(record, kind);
  const written = kind.write(record);

  test('is read as it was written', () => {
    expect(foundIn(structuredClone(kept), kind)).toEqual({ kind: 'sound', value: record });
    expect(foundIn(JSON.parse(JSON.stringify(kept)), kind)).toEqual({ kind: 'sound', value: record });
  });

  test('row 26: of which anything has become something else is damaged, though it could be read', () => {
    const changes = eachChanged(written);
    expect(changes.length).toBeGreaterThan(15);
    const found = changes.map((changed) => foundIn({ ...(changed as object), schema: kept.schema }, kind).kind);
    expect(new Set(found)).toEqual(new Set(['damaged']));
  });

  test.each([undefined, 1, '1', '', 'x', null])('of an earlier build, with the schema %o, is accepted', (schema) => {
    expect(foundIn({ ...written, schema }, kind)).toEqual({ kind: 'sound', value: record });
  });

  test.each([kind.schema + 1, `${kind.schema + 1}:00000000`])(
    'of a later build, with the schema %o, is left to that',
    (schema) => {
      expect(foundIn({ ...written, schema }, kind)).toEqual({ kind: 'newer' });
    },
  );
});
