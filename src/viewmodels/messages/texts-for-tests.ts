export type Text = readonly [path: string, text: string];

/** Every text below a value, its gaps filled with what is in no language. */
export function textsIn(value: unknown, path: string): readonly Text[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, filled(value as (...gaps: readonly unknown[]) => string)]];
  return Object.entries(value as object).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

/** A gap is for numbers or for words, which its text does not tell. */
function filled(text: (...gaps: readonly unknown[]) => string): string {
  try {
    return text(7, 7, 7);
  } catch {
    return text('7', '7', '7');
  }
}
