/** JSON that can stand in a page: no character of it can end its element or begin markup. Takes a replacer as JSON does. */
export function jsonText(value: unknown, replacer?: (key: string, value: unknown) => unknown): string {
  return JSON.stringify(value, replacer).replace(/[<>&\u2028\u2029]/g, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
