/** What no keyboard writes: signs that steer machines, but for tabs and ends of lines, and halves of a pair. */
const UNWRITTEN = /[^\P{Cc}\t\n\r]|\p{Cs}/gu;
/** The same as an address has it. */
const UNWRITTEN_ENCODED = /%(?:0[0-8bcef]|1[\da-f]|7f|c2%[89][\da-f])/gi;

/** A text as somebody may have meant it: servers refuse what has such a sign in it. */
export function plainText(text: string): string {
  return text.replace(UNWRITTEN, '');
}

export function plainAddress(address: string): string {
  return address.replace(UNWRITTEN_ENCODED, '');
}

export function plainJson(value: unknown): string {
  return JSON.stringify(value, (_name, each: unknown) => (typeof each === 'string' ? plainText(each) : each));
}

const BREAKS = /[\u00ad\u200b\u2060\ufeff]/g;

/** Places where a line may break, or not: what is copied from a page has them within words, and nobody sees them. */
export function withoutBreaks(text: string): string {
  return text.replace(BREAKS, '');
}
