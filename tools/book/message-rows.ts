export type MessageRow = { readonly namespace: string; readonly key: string; readonly text: string };

/** What a module of messages exports, as far as the book knows. */
type Exports = Readonly<Record<string, unknown>>;

/** Every text of a module of messages, with its gaps by their names. */
export function messageRows(module: Exports): readonly MessageRow[] {
  return Object.values(module).flatMap((exported) => {
    if (!isNamespace(exported)) return [];
    return Object.entries(exported.english).map(([key, value]) => ({
      namespace: exported.name,
      key,
      text: textOf(value),
    }));
  });
}

function isNamespace(value: unknown): value is { readonly name: string; readonly english: object } {
  return typeof value === 'object' && value !== null && 'name' in value && 'english' in value;
}

/** A text with gaps is a function: it is asked with their names, and shown as it is written where it wants other things. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'function') return JSON.stringify(value);
  const written = String(value).replace(/\s+/g, ' ');
  const gaps =
    /^\(([^)]*)\)/
      .exec(written)?.[1]
      ?.split(',')
      .map((gap) => gap.trim()) ?? [];
  if (!gaps.every((gap) => /^\w+$/.test(gap))) return written;
  try {
    const said: unknown = value(...gaps.map((gap) => `{${gap}}`));
    return typeof said === 'string' && gaps.every((gap) => said.includes(`{${gap}}`)) ? said : written;
  } catch {
    return written;
  }
}
