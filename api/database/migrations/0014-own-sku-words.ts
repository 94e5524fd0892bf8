import type { Migration } from './migration.ts';

/** The words of a sku, as those of 0004-search. */
const wordsOf = (sku: string) => `regexp_split_to_table(
  lower(regexp_replace(normalize(${sku}, NFD), '[\\u0300-\\u036f]', '', 'g')), '[^[:alnum:]]+')`;

/** A part of a variant's sku, such as its colour, is not what the product is called by: only the whole sku finds it. */
export const ownSkuWords: Migration = {
  name: '0014-own-sku-words',
  statements: [
    `delete from search_places place using search_words found, products p
      where found.id = place.word_id and found.type = 'product' and place.field = 'sku' and p.id = place.entity_id
        and exists (
          select from stock cross join lateral ${wordsOf('stock.sku')} word
          where stock.product_id = p.id and word = found.word
        )
        and not exists (select from ${wordsOf('p.sku')} word where word = found.word)`,
  ],
};
