/**
 * Says what a translator of pages would spoil on the page as it is now: texts beside something else, which React could not
 * change any more, and codes and `names`, which say the same in every language. It runs in the page, so it uses nothing from
 * outside itself.
 */
export function findTranslated(names: readonly string[]): readonly string[] {
  const ORDER_SKU_OR_COUPON = /\bAF\d{6,}\b|\b[A-Z]{2}-[A-Z]{2}-\d{4}\b|\b[A-Z]{4,}\d{2}\b/;
  const EXAMPLES = '[id$="-error"]'; // what is wrong with a field may show a number that is nobody's
  const UNTOUCHED = `script, style, noscript, title, [hidden], [translate="no"], ${EXAMPLES}`;
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.textContent ?? '').trim();
    if (text === '' || node.parentElement?.closest(UNTOUCHED)) continue;
    if (node.parentNode?.childNodes.length !== 1) found.push(`"${text}" has no element of its own`);
    if (names.includes(text) || ORDER_SKU_OR_COUPON.test(text)) found.push(`"${text}" would be translated`);
  }
  return [...new Set(found)];
}
