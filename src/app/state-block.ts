/** The id of the block in the page that carries what the server knew. */
export const STATE_BLOCK = 'state';

const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** JSON that can stand in a page: no character of it can end the block or begin markup. */
export function stateText(state: unknown): string {
  return JSON.stringify(state).replace(/[<>&\u2028\u2029]/g, escaped);
}

/** Reads a state block; keys that could change a prototype are dropped. Throws when the text is no JSON. */
export function readState(text: string): unknown {
  return JSON.parse(text, (key, value: unknown) => (FORBIDDEN_KEYS.has(key) ? undefined : value));
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
