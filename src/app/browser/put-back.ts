export type TypedField = HTMLInputElement | HTMLTextAreaElement;

const TICKED = /checkbox|radio/;

/**
 * Puts what was typed into the fields of a page that was drawn anew into those that have taken their place: by their names,
 * and by their order where several bear one. The page hears of it as of any typing.
 */
export function putBack(before: readonly TypedField[], now: readonly TypedField[]): void {
  for (const field of before.filter(({ isConnected, type }) => !isConnected && !TICKED.test(type))) {
    const isNamesake = ({ name }: TypedField): boolean => name === field.name;
    const next = now.filter(isNamesake)[before.filter(isNamesake).indexOf(field)];
    if (!next) continue;
    if (field.value !== field.defaultValue && next.value === next.defaultValue) write(next, field.value);
  }
}

/** Past what React has put before a field's own setter, so that it notices. */
function write(field: TypedField, text: string): void {
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
