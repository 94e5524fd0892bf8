/** Order numbers, skus and coupon codes: capitals and digits alone. */
const CODES = /([A-Z\d-]{4,})/;

/** A text with codes in it, which no translator of pages may touch. */
export function CodedText({ text }: { readonly text: string }) {
  const stretches = text.split(CODES).filter(Boolean);
  return stretches.map((words, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words are their place in the text
    <span key={at} translate={isCode(words) ? 'no' : undefined}>
      {words}
    </span>
  ));
}

function isCode(words: string): boolean {
  return words.replace(CODES, '') === '' && /[A-Z]/.test(words);
}
