import { KURTA_M } from '#api/contract-kit/calls/reference-data.ts';
import { type FilterCase, some } from './filter-case.ts';

/** Fields that a product has by its children, its categories or the price set of the country. */
export const logicalCases: readonly FilterCase[] = [
  some(
    {
      name: 'children',
      rule: 'configurable_children.sku',
      attribute: 'configurable_children.sku',
      value: { eq: KURTA_M },
    },
    (sku) => sku === KURTA_M,
  ),
  some(
    { name: 'category-id', rule: 'category.category_id', attribute: 'category.category_id', value: { in: [304] } },
    (id) => id === '304',
  ),
  some({ name: 'category', rule: 'category is category_ids', attribute: 'category', value: { in: [304, 41] } }, (id) =>
    ['304', '41'].includes(id),
  ),
  some(
    { name: 'category-root', rule: 'category is without the root', attribute: 'category', value: { eq: 2 } },
    () => false,
  ),
  some(
    {
      name: 'color',
      rule: 'color with scope catalog: own value, options and enabled children',
      attribute: 'color',
      value: { in: [49, 51] },
    },
    (color) => ['49', '51'].includes(color),
    'catalog',
  ),
  some(
    {
      name: 'size',
      rule: 'size with scope catalog: own value, options and enabled children',
      attribute: 'size',
      value: { eq: 167 },
    },
    (size) => size === '167',
    'catalog',
  ),
  some({ name: 'rts', rule: 'rts', attribute: 'rts', value: { eq: 1 } }, (rts) => rts === '1'),
  ...(['IN', 'US', 'ROW'] as const).flatMap((country) => [
    some(
      {
        name: `price-${country}`,
        rule: `price is the selling price of the set of ${country}; from inclusive, to exclusive`,
        attribute: 'price',
        value: { gte: 1_680, lt: 8_960 },
        country,
      },
      (price) => Number(price) >= 1_680 && Number(price) < 8_960,
    ),
    some(
      {
        name: `discount-${country}`,
        rule: `discount is the percent of the set of ${country}`,
        attribute: 'discount',
        value: { eq: 20 },
        country,
      },
      (percent) => percent === '20',
    ),
  ]),
];
