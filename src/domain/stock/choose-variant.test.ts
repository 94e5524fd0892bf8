import { expect, test } from 'vitest';
import type { Choice, Variant } from '#domain/catalog/product.ts';
import { kurta } from '#viewmodels/product/product-for-tests.ts';
import {
  choiceWithout,
  chosenVariant,
  firstVariant,
  isValueAvailable,
  isValueSellable,
  leftToChoose,
  optionsToChoose,
  variantsWith,
} from './choose-variant.ts';

const INDIGO = 49;
const IVORY = 54;
const S = 166;
const M = 167;
const L = 168;
const rules = { listOutOfStockProducts: true };
const hiding = { listOutOfStockProducts: false };

/** The kurta with some of its variants (INDIGO-S, INDIGO-M, IVORY-M) sold out or switched off. */
function kurtaWith({ out = [], off = [] }: { readonly out?: readonly string[]; readonly off?: readonly string[] }) {
  const changed = (variant: Variant): Variant => ({
    ...variant,
    status: off.includes(variant.sku) ? 2 : 1,
    stock: { ...variant.stock, isInStock: !out.includes(variant.sku) },
  });
  return kurta({ variants: kurta().variants.map(changed) });
}

function variantOf(sku: string): Variant {
  const found = kurta().variants.find((variant) => variant.sku === sku);
  if (!found) throw new Error(`The kurta has no ${sku}.`);
  return found;
}

test.each([
  ['the one asked for', 'IVORY-M', {}, 'IVORY-M'],
  ['the one asked for, though it is sold out', 'IVORY-M', { out: ['IVORY-M'] }, 'IVORY-M'],
  ['the first, where nothing is asked for', null, {}, 'INDIGO-S'],
  ['the first that can be sold', null, { out: ['INDIGO-S'] }, 'INDIGO-M'],
  ['the first that can be sold, where what is asked for is not there', 'GONE', { out: ['INDIGO-S'] }, 'INDIGO-M'],
  ['none that is switched off, though it is asked for', 'INDIGO-S', { off: ['INDIGO-S'] }, 'INDIGO-M'],
  ['the first, where all are sold out', null, { out: ['INDIGO-S', 'INDIGO-M', 'IVORY-M'] }, 'INDIGO-S'],
  ['none, where all are switched off', null, { off: ['INDIGO-S', 'INDIGO-M', 'IVORY-M'] }, undefined],
])('STOCK-12 shown first is %s', (_which, asked, state, sku) => {
  expect(firstVariant(kurtaWith(state), asked, rules)?.sku).toBe(sku);
});

test('where the shop hides what is sold out, that is not shown first either', () => {
  expect(firstVariant(kurtaWith({ out: ['INDIGO-S'] }), 'INDIGO-S', hiding)?.sku).toBe('INDIGO-M');
  expect(firstVariant(kurtaWith({ out: ['INDIGO-S', 'INDIGO-M', 'IVORY-M'] }), null, hiding)).toBeNull();
});

test.each([
  ['sizes of which there are several', {}, ['size']],
  ['nothing, where one size alone is to be had', { off: ['INDIGO-S'] }, []],
])('a shopper is asked for %s, and never for the colour that the picture has', (_what, state, codes) => {
  expect(optionsToChoose(kurtaWith(state), rules)).toEqual(codes);
});

test('what is left to choose is no choice yet', () => {
  expect(choiceWithout(variantOf('INDIGO-S'), ['size'])).toEqual({ color: INDIGO });
  expect(choiceWithout(variantOf('INDIGO-S'), [])).toEqual({ color: INDIGO, size: S });
});

test.each([
  ['size', S, {}, true],
  ['size', L, {}, false],
  ['size', S, { off: ['INDIGO-S'] }, false],
  ['color', IVORY, { off: ['INDIGO-S'] }, true],
  ['color', S, {}, false],
])('CAT-025 a %s %i of a kurta without %j can be chosen: %s', (code, value, state, isThere) => {
  expect(isValueAvailable(kurtaWith(state), code, value, rules)).toBe(isThere);
});

test.each<readonly [string, Choice, string, number, boolean]>([
  ['with the colour at hand', { color: INDIGO, size: M }, 'size', S, true],
  ['in a colour without it', { color: IVORY, size: M }, 'size', S, false],
  ['in place of another colour', { color: INDIGO, size: M }, 'color', IVORY, true],
  ['in place of another colour that has no such size', { color: INDIGO, size: S }, 'color', IVORY, false],
])('a value can be sold %s', (_how, choice, code, value, can) => {
  expect(isValueSellable(kurta(), choice, code, value)).toBe(can);
});

test('a value whose only piece is sold out cannot be sold', () => {
  const choice = { color: INDIGO, size: M };
  expect(isValueSellable(kurtaWith({ out: ['INDIGO-S'] }), choice, 'size', S)).toBe(false);
  expect(isValueSellable(kurtaWith({ off: ['INDIGO-S'] }), choice, 'size', S)).toBe(false);
});

test.each([
  ['keeps the rest', { color: INDIGO, size: S }, { code: 'size', value: M }, {}, 'INDIGO-M'],
  ['gives way where nothing has both', { color: INDIGO, size: S }, { code: 'color', value: IVORY }, {}, 'IVORY-M'],
  [
    'gives way to what can be sold',
    { color: IVORY, size: M },
    { code: 'color', value: INDIGO },
    { out: ['INDIGO-S'], off: ['INDIGO-M'] },
    'INDIGO-S',
  ],
  [
    'is of the first that can be sold where nothing has both',
    { color: IVORY, size: L },
    { code: 'color', value: INDIGO },
    { out: ['INDIGO-S'] },
    'INDIGO-M',
  ],
  ['is none where no piece has the value', { color: INDIGO, size: S }, { code: 'size', value: L }, {}, undefined],
])('CAT-025 a further choice %s', (_what, present, wanted, state, sku) => {
  expect(chosenVariant(kurtaWith(state), present, wanted, rules)?.sku).toBe(sku);
});

test('CAT-025 what had to give way is asked for anew', () => {
  const next = { code: 'color', variant: variantOf('IVORY-M') };
  expect(leftToChoose(kurta(), { color: INDIGO, size: S }, next, rules)).toEqual(['size']);
  expect(leftToChoose(kurta(), { color: INDIGO, size: M }, next, rules)).toEqual([]);
  expect(leftToChoose(kurta(), {}, { code: 'size', variant: variantOf('IVORY-M') }, rules)).toEqual([]);
});

test('the variants of a choice have all of it', () => {
  const skus = (choice: Choice) => variantsWith(kurta(), choice).map(({ sku }) => sku);
  expect([skus({}), skus({ size: M }), skus({ color: IVORY, size: S })]).toEqual([
    ['INDIGO-S', 'INDIGO-M', 'IVORY-M'],
    ['INDIGO-M', 'IVORY-M'],
    [],
  ]);
});
