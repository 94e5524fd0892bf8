import { parseAttribute } from '#adapters/wire/parse-attribute.ts';
import { parseCategory } from '#adapters/wire/parse-category.ts';
import { parsePagePlace } from '#adapters/wire/parse-page-place.ts';
import { parseProduct } from '#adapters/wire/parse-product.ts';
import { parseReview } from '#adapters/wire/parse-review.ts';
import { parseSearchResult } from '#adapters/wire/parse-search-result.ts';
import { parsePageHint, parseShopBlock } from '#adapters/wire/parse-shop-page.ts';
import { parseTaxRule } from '#adapters/wire/parse-tax-rule.ts';
import type { ValueOf } from '#adapters/wire/parser.ts';

/** What can be searched for, and how a page of it is read. Source: specification §7; reviews by the contract. */
export const entityResults = {
  product: parseSearchResult(parseProduct),
  category: parseSearchResult(parseCategory),
  attribute: parseSearchResult(parseAttribute),
  taxrule: parseSearchResult(parseTaxRule),
  cms_page: parseSearchResult(parsePageHint),
  cms_block: parseSearchResult(parseShopBlock),
  cms_hierarchy: parseSearchResult(parsePagePlace),
  review: parseSearchResult(parseReview),
};

export type EntityType = keyof typeof entityResults;
export type Found<Type extends EntityType> = ValueOf<(typeof entityResults)[Type]>;
