import type { WireAttribute } from '#adapters/wire/parse-attribute.ts';
import type { Attribute, AttributeInput } from '#domain/catalog/attribute.ts';

const INPUTS = {
  select: 'choice',
  multiselect: 'choice',
  boolean: 'yes-no',
  text: 'text',
  textarea: 'text',
  date: 'text',
  price: 'other',
  media_image: 'other',
} as const satisfies Record<WireAttribute['frontend_input'], AttributeInput>;

/** An attribute in the shop's own words; options without a label are left out (CAT-027). */
export function attributeOf(wire: WireAttribute): Attribute {
  return {
    code: wire.attribute_code,
    label: wire.frontend_label.trim(),
    input: INPUTS[wire.frontend_input],
    options: wire.options
      .map(({ value, label }) => ({ id: value, label: label.trim() }))
      .filter(({ label }) => label !== ''),
    isVisible: wire.is_visible,
    isUserDefined: wire.is_user_defined,
    isVisibleOnFront: wire.is_visible_on_front,
    isComparable: wire.is_comparable,
  };
}
