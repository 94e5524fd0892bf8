import { parseEnvelope } from '#adapters/wire/parse-envelope.ts';
import { parseProduct } from '#adapters/wire/parse-product.ts';
import { parseSearchResult } from '#adapters/wire/parse-search-result.ts';
import type { Product } from '#domain/catalog/product.ts';
import { noLabels } from './option-labels.ts';
import { productOf } from './product-of.ts';

const parse = parseSearchResult(parseProduct);

/** Reads products from answers of the catalog that were kept, as text; what cannot be read is left out. */
export function productsIn(answers: readonly string[]): readonly Product[] {
  return answers.flatMap((text) => {
    const envelope = parseEnvelope({ status: 200, contentType: 'application/json', text });
    const found = envelope.kind === 'ok' ? parse(envelope.result) : null;
    return found?.kind === 'ok' ? found.value.items.items.map((wire) => productOf(wire, noLabels)) : [];
  });
}
