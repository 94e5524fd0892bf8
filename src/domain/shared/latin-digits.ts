/** A number as it was typed, in Latin digits: keyboards for Arabic, Persian and Hindi type their own. */
export function latinDigits(text: string): string {
  return text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String((code < DEVANAGARI_ZERO ? code : code - DEVANAGARI_ZERO) % 16);
  });
}

const DEVANAGARI_ZERO = 0x0966; // the other two begin at a multiple of 16
