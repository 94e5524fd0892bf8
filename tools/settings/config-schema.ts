import type { Setting, ValueSchema } from '#config/setting.ts';
import { settings } from '#config/settings.ts';
import { defaultConfig } from '#config/shop-config.ts';

/** What the documents say of a key. */
type Says = (key: string) => string;

type Group = ValueSchema & { readonly properties: Readonly<Record<string, ValueSchema>> };

const known: Readonly<Record<string, Setting<unknown>>> = settings;
const defaults: Readonly<Record<string, unknown>> = defaultConfig;

/** The schema of zari.config.json, with which an editor completes and checks it (JSON Schema, draft 7). */
export function configSchema(says: Says): ValueSchema {
  const keys = Object.keys(known);
  const { properties, ...root } = groupOf(keys, { above: '', says });
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Settings of the shop, see docs/settings.md',
    ...root,
    properties: { $schema: { type: 'string' }, ...properties },
  };
}

/** Of the keys below a name, each without it. */
function groupOf(keys: readonly string[], { above, says }: { readonly above: string; readonly says: Says }): Group {
  const byName = Object.groupBy(keys, (key) => key.split('.')[0] ?? key);
  const properties = Object.entries(byName).map(([name, below = []]) => {
    const inner = below.filter((key) => key !== name).map((key) => key.slice(name.length + 1));
    const whole = above + name;
    return [name, inner.length > 0 ? groupOf(inner, { above: `${whole}.`, says }) : keyOf(whole, says)] as const;
  });
  return { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false };
}

function keyOf(key: string, says: Says): ValueSchema {
  const { schema, expects } = known[key] ?? { schema: {}, expects: '' };
  return { ...schema, description: `${says(key)} (${expects})`, ...(key in defaults && { default: defaults[key] }) };
}
