import { orderRecords } from './stored-order.ts';
import { foundIn, sealed } from './stored-record.ts';

export const MADE = '2026-11-20T10:00:00.000Z';
export const AT = '2026-11-20T10:05:00.000Z';

export const readOrder = (record: unknown) => {
  const found = foundIn(record, orderRecords);
  if (found.kind !== 'sound') throw new Error(`The record is ${found.kind}.`);
  return found.value;
};
export const writtenOrder = (record: unknown) => JSON.stringify(sealed(readOrder(record), orderRecords));
