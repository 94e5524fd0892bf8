import assert from 'node:assert/strict';
import { tileOf } from '#domain/listing/tile.ts';
import { type PriceTag, priceOf } from '#domain/pricing/price-tag.ts';
import { type Money, majorOf } from '#domain/shared/money.ts';
import { inEnglish } from '#viewmodels/messages/writing/messages.ts';
import { priceWords } from '#viewmodels/shared/price-words.ts';
import type { PriceWorld } from './price-world.ts';

export const rules = { useUrlPaths: true, listOutOfStockProducts: true };

/** No price is less than nothing or none at all, and none is reduced to more than it costs else. */
export function expectSane({ product, sold, market, storeView }: PriceWorld): void {
  const tags = sold.map((variant) => priceOf((variant ?? product).prices, market));
  for (const tag of [...tags, tileOf(product, market, rules).price]) {
    for (const money of [tag.current, tag.regular, ...(tag.tiers ?? []).map(({ price }) => price)]) expectAmount(money);
    assert.ok(tag.current <= tag.regular, 'the special price is above the regular one');
    assert.ok(tag.discount >= 0 && tag.discount <= 100, `${tag.discount} percent off`);
    for (const { price } of tag.tiers ?? []) assert.ok(price < tag.current, 'several pieces cost more');
    expectReadable(tag, storeView);
  }
}

function expectAmount(money: Money): void {
  const paise = majorOf(money) * 100;
  assert.ok(Number.isFinite(paise) && paise >= 0, `an amount of ${paise} paise`);
}

function expectReadable(tag: PriceTag, storeView: PriceWorld['storeView']): void {
  const { current, regular, discount } = priceWords(tag, { storeView, messages: inEnglish });
  for (const text of [current, regular ?? '₹0']) assert.match(text, /^[₹$£]\d{1,3}(,\d{3})*$/);
  assert.match(discount ?? '1% off', /^\d{1,3}% off$/);
}
