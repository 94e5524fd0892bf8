import { expect, test } from 'vitest';
import { parseConfig } from '#config/parse-config.ts';
import { demoCollection } from './collection/collection.ts';
import { demoSeller } from './seller.ts';

test('the seller of the demo is one that the configuration takes', () => {
  expect(parseConfig({ file: { seller: demoSeller }, environment: {} })).toMatchObject({ kind: 'ok' });
});

test('every piece that is sent has a code, and nothing else has', () => {
  const kinds = new Set(demoSeller.hsn.map((entry) => entry.split('=')[0]));
  for (const { sku, type_id } of demoCollection('2026-11-20').products) {
    const isPiece = type_id === 'simple' || type_id === 'configurable';
    if (type_id !== 'grouped') expect(kinds.has(sku.split('-')[1]), sku).toBe(isPiece);
  }
});
