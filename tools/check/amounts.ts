import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelowEach } from '../files/source-files.ts';
import { type Finding, findingOf } from './finding.ts';
import type { Source } from './messages.ts';

const WORDS = 'price|amount|total|discount|tax|cost|credit|charged|balance|paid|refund|fee|value';

/** A field, a parameter or the answer of a function that is called like an amount and is a number. */
const plain = [
  new RegExp(String.raw`\b(\w*(?:${WORDS})\w*)\??: (?:readonly )?number\b`, 'gi'),
  new RegExp(String.raw`\bfunction (\w*(?:${WORDS})\w*)(?:<[^>]*>)?\(.*\): (?:readonly )?number\b`, 'gi'),
];

/** What is called like an amount and is none. */
const counts: readonly (readonly [path: string, name: string, is: string])[] = [
  ['src/domain/catalog/search-query.ts', 'total', 'how many match'],
  ['src/domain/listing/find-cached-products.ts', 'total', 'how many match'],
  ['src/domain/listing/product-list.ts', 'total', 'how many match'],
  ['src/domain/listing/suggestions.ts', 'total', 'how many match'],
  ['src/domain/reviews/review.ts', 'total', 'how many there are'],
  ['src/domain/catalog/discount-step.ts', 'discountStepOf', 'per cent, as a filter names it'],
  [
    'src/domain/lists/price-change.ts',
    'priceChange',
    'whole units of the currency that is shown, a difference of what is read',
  ],
  ['src/domain/cart/cart.ts', 'valueId', 'the id of an option'],
  ['src/domain/stock/choose-variant.ts', 'value', 'the id of an option'],
  ['src/domain/shared/rounding.ts', 'amount', 'what the rules of rounding are made of'],
];

/** Amounts that are plain numbers, which could be mixed with any other; and names that are listed and not there. */
export const amountProblems = (sources: readonly Source[], allowed = counts): readonly string[] => {
  const found = sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => namesIn(line).map((name) => ({ path, name, at: at + 1 }))),
  );
  const isListed = (one: { readonly path: string; readonly name: string }) =>
    allowed.some(([path, name]) => path === one.path && name === one.name);
  return [
    ...found
      .filter((one) => !isListed(one))
      .map(({ path, name, at }) => `${path}:${at}: ${name} is an amount, which is Money`),
    ...allowed
      .filter(([path, name]) => !found.some((one) => one.path === path && one.name === name))
      .map(([path, name]) => `tools/check/amounts.ts: ${name} is no number in ${path} any more`),
  ];
};

const namesIn = (line: string): readonly string[] =>
  plain.flatMap((pattern) => [...line.matchAll(pattern)].map(([, name = '']) => name));

export const checkAmounts = async (root: string): Promise<Finding> => {
  const files = (await filesBelowEach(root, ['src/domain'], /[.]ts$/)).filter(
    (file) => !/test[.]ts$|-for-tests/.test(file),
  );
  const sources = await Promise.all(
    files.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })),
  );
  return findingOf(amountProblems(sources));
};
