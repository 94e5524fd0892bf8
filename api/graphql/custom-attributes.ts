import type { GraphQLSchema } from 'graphql';
import { isObjectType } from 'graphql';

type Entity = Readonly<Record<string, unknown>>;

/** The field of a product that holds what the schema has no field for. */
export const CUSTOM_ATTRIBUTES = 'custom_attributes';

/** What only a storefront writes; it is no attribute. */
const NO_ATTRIBUTES: readonly string[] = ['errors', 'info'];

/** A product with the attributes of its merchant in one field, since a schema names only what it knows. */
export function withCustomAttributes(schema: GraphQLSchema, product: Entity): Entity {
  const type = schema.getType('Product');
  const known = isObjectType(type) ? type.getFields() : {};
  const others = Object.entries(product).filter(
    ([code, value]) => !(code in known) && !NO_ATTRIBUTES.includes(code) && value !== null,
  );
  return { ...product, [CUSTOM_ATTRIBUTES]: others.map(([attribute_code, value]) => ({ attribute_code, value })) };
}
