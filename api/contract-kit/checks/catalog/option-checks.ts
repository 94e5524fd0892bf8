import type { Attribute, Product } from '#api/contract-kit/calls/shapes.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { ask } from '#api/contract-kit/search/ask.ts';
import { same } from '#api/contract-kit/shared/mismatch.ts';

/** Section 5: what there is to choose of a product has a name. */
export const optionChecks: readonly Check[] = [
  {
    id: 'catalog/option-labels',
    section: 5,
    operation: 'catalogSearchPost',
    rule: 'each value to choose has a label of its own, or its option has one in the attributes',
    async run(kit) {
      const { items } = await ask<Attribute>(kit, { type: 'attribute' });
      const products = await kit.catalog();
      const named = new Set(items.flatMap(namedOptions));
      same(
        products.flatMap(unlabelled).filter((value) => !named.has(value)),
        [],
        'values without a label',
      );
    },
  },
];

/** `color 49`, for each of them. */
function namedOptions({ attribute_code, options }: Attribute): readonly string[] {
  return options.filter(({ label }) => label.trim() !== '').map(({ value }) => `${attribute_code} ${value}`);
}

function unlabelled({ configurable_options = [] }: Product): readonly string[] {
  return configurable_options.flatMap(({ attribute_code, values }) =>
    values.filter(({ label }) => label.trim() === '').map(({ value_index }) => `${attribute_code} ${value_index}`),
  );
}
