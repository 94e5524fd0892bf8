import { expect, test } from 'vitest';
import { demoCollection } from '#api/demo/collection/collection.ts';
import { demoSeller } from '#api/demo/seller.ts';
import { settingsOf } from '#composition/areas/settings.ts';
import { parseConfig } from '#config/parse-config.ts';
import { defaultConfig } from '#config/shop-config.ts';
import { tariffCodeOf } from '#domain/invoice/seller.ts';

test('the seller of the demo is one that the configuration takes', () => {
  expect(parseConfig({ file: { seller: demoSeller }, environment: {} })).toMatchObject({ kind: 'ok' });
});

/** What a kind of pieces is, by the second part of its skus, in a chapter of the customs tariff each. */
const CHAPTERS: Readonly<Record<string, string>> = {
  ...{ KS: '62', AN: '62', SS: '62', LH: '62', DR: '62', GW: '62', KF: '62', GK: '62', GA: '62', GL: '62', DP: '62' },
  ...{ KR: '62', BK: '62', ST: '62', TR: '62', SH: '62', BS: '62', BG: '62', NJ: '62', BN: '62', HK: '62', PS: '62' },
  ...{ TE: '61', KT: '61', PL: '61', SR: '54', SW: '52', PC: '63', PT: '42', JT: '64', MJ: '64' },
  ...{ JH: '71', BA: '71', NK: '71' },
};

const codes = settingsOf({ ...defaultConfig, 'seller.hsn': demoSeller.hsn }).seller.codes;

test('every piece that is sent has the code of its kind, whoever designed it, and nothing else has one', () => {
  const { products } = demoCollection('2026-11-20');
  for (const { sku, name, type_id, configurable_children: variants } of products) {
    if (type_id === 'grouped') continue; // its parts are sold each on its own
    const kind = sku.split('-')[1] ?? '';
    const isSent = type_id === 'simple' || type_id === 'configurable';
    const lines = [{ sku, name }, ...variants.map((variant) => ({ sku: variant.sku, name: variant.name }))];
    const found = lines.map((line) => tariffCodeOf(line, codes)?.slice(0, 2));
    expect(found, sku).toEqual(lines.map(() => (isSent ? CHAPTERS[kind] : undefined)));
  }
});
