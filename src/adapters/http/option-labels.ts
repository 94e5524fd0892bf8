import type { WireProduct } from '#adapters/wire/parse-product.ts';
import type { WireSearchResult } from '#adapters/wire/parse-search-result.ts';
import type { Attribute } from '#domain/catalog/attribute.ts';
import type { LoadAttributes } from '#domain/catalog/load-attributes.ts';
import type { Reply } from '#domain/shared/reply.ts';

/** The label of a value by the code of its attribute; '' where there is none. */
export type LabelOf = (code: string, value: number) => string;

export const noLabels: LabelOf = () => '';

/** Attributes are asked for where a value has no label of its own alone (CAT-026). */
export async function findLabels(
  reply: Reply<WireSearchResult<WireProduct>>,
  loadAttributes: LoadAttributes,
): Promise<LabelOf> {
  const areMissing = reply.kind === 'ok' && reply.value.items.items.some(lacksLabel);
  return areMissing ? labelsIn(await loadAttributes()) : noLabels;
}

/** Whether a value to choose has no label of its own. */
function lacksLabel({ configurable_options }: WireProduct): boolean {
  return configurable_options.some(({ values }) => values.some(({ label }) => label.trim() === ''));
}

/** Those that the merchant gave the options of attributes. */
function labelsIn(attributes: readonly Attribute[]): LabelOf {
  return (code, value) => {
    const options = attributes.find((attribute) => attribute.code === code)?.options ?? [];
    return options.find(({ id }) => id === String(value))?.label ?? '';
  };
}
