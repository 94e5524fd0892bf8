/** Order numbers, skus and coupon codes: capitals and digits alone. */
const CODES = /([A-Z\d-]{4,})/;

/** A text with codes in it, which no translator of pages may touch. */
export function CodedText({ text }: { readonly text: string }) {
  return text.split(CODES).map((words, at) => {
    const isCode = at % 2 === 1 && /[A-Z]/.test(words);
    if (words === '') return null;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: words are their place in the text
      <span key={at} translate={isCode ? 'no' : undefined}>
        {words}
      </span>
    );
  });
}
