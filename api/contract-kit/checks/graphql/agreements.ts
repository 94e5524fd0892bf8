import { KURTA_M } from '#api/contract-kit/calls/reference-data.ts';
import type { Country } from '#api/contract-kit/money/rules.ts';
import type { Question } from '#api/contract-kit/search/ask.ts';

/** The same question in the words of the search and as arguments of `products`. */
export type Agreement = {
  readonly name: string;
  readonly rule: string;
  readonly question: Question;
  readonly given: string;
  readonly country?: Country;
};

/** Arguments in which the schema has words of its own. */
export const agreements: readonly Agreement[] = [
  {
    name: 'price-abroad',
    rule: 'the logical price is that of the country',
    question: { filters: [{ attribute: 'price', value: { gte: 60, lt: 8_960 } }] },
    given: 'filter: { price: { gte: 60, lt: 8960 } }',
    country: 'US',
  },
  {
    name: 'options-of-children',
    rule: 'scope catalog counts the options of children',
    question: { filters: [{ attribute: 'color', value: { in: [49] }, scope: 'catalog' }] },
    given: 'filter: { color: { in: [49], scope: "catalog" } }',
  },
  {
    name: 'dotted-fields',
    rule: 'fields with a dot have an underscore: stock_is_in_stock, configurable_children_sku, category_name',
    question: {
      filters: [
        { attribute: 'stock.is_in_stock', value: { eq: true } },
        { attribute: 'configurable_children.sku', value: { eq: KURTA_M } },
        { attribute: 'category.name', value: { like: '%' } },
      ],
    },
    given: `filter: { stock_is_in_stock: { eq: true }, configurable_children_sku: { eq: "${KURTA_M}" },
      category_name: { like: ["%"] } }`,
  },
  {
    name: 'custom-filters',
    rule: 'any other attribute goes into custom',
    question: { filters: [{ attribute: 'tax_class_id', value: { exists: true } }] },
    given: 'filter: { custom: [{ attribute: "tax_class_id", value: { exists: true } }] }',
  },
  {
    name: 'text',
    rule: 'search is the text of the search, in the order of relevance',
    question: { text: 'indgo kurta' },
    given: 'search: "indgo kurta"',
  },
  { name: 'empty-text', rule: 'an empty search is no text', question: {}, given: 'search: ""' },
  {
    name: 'keys-as-written',
    rule: 'sort keys apply in the order in which they are written',
    question: { sort: 'discount:desc,price:asc' },
    given: 'sort: { discount: DESC, price: ASC }',
  },
  {
    name: 'keys-the-other-way',
    rule: 'sort keys written the other way round apply the other way round',
    question: { sort: 'price:asc,discount:desc' },
    given: 'sort: { price: ASC, discount: DESC }',
  },
  {
    name: 'second-page',
    rule: 'the second page begins where the first ends',
    question: { sort: 'created_at:desc', size: 5, from: 5 },
    given: 'sort: { created_at: DESC }, pageSize: 5, currentPage: 2',
  },
];
