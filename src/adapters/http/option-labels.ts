import type { WireProduct } from '#adapters/wire/parse-product.ts';
import type { Attribute } from '#domain/catalog/attribute.ts';

/** The label of a value by the code of its attribute; '' where there is none. */
export type LabelOf = (code: string, value: number) => string;

export const noLabels: LabelOf = () => '';

/** Whether a value to choose has no label of its own. */
export function lacksLabel({ configurable_options }: WireProduct): boolean {
  return configurable_options.some(({ values }) => values.some(({ label }) => label.trim() === ''));
}

/** Those that the merchant gave the options of attributes. */
export function labelsIn(attributes: readonly Attribute[]): LabelOf {
  return (code, value) => {
    const options = attributes.find((attribute) => attribute.code === code)?.options ?? [];
    return options.find(({ id }) => id === String(value))?.label ?? '';
  };
}
