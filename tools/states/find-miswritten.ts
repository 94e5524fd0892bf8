type Text = { readonly node: Node; readonly text: string; readonly holder: Element };

/** What is written on a page, or in the dialog over it. */
type Written = { readonly around: Element; readonly texts: readonly Text[] };

// They all run in the page, so they use nothing from outside themselves; what looks at texts there takes them by a handle.

export function writtenTexts(): Written {
  const APART = 'option, script, style, noscript, [aria-live=polite], [aria-live=assertive]'; // what is said stands elsewhere, too
  const around = document.querySelector('dialog:modal') ?? document.body;
  const texts: Text[] = [];
  const walker = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (holder?.checkVisibility() && !holder.closest(APART)) texts.push({ node, text: node.textContent ?? '', holder });
  }
  return { around, texts };
}

/** Says which price is not written by the shop's own rules: sign and number stand together, and figures below each other. */
export function findMiswrittenAmounts({ around, texts }: Written): readonly string[] {
  const MONEY = /[₹$£€]\s?[\d.,]+|\d[\d.,]*\s?[₹$£€]|-?\d+\s?%/g;
  const found: string[] = [];
  for (const { node, text } of texts) {
    for (const { 0: amount, index } of text.matchAll(MONEY)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + amount.length);
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
      );
      if (lines.size > 1) found.push(`"${amount}" is broken over two lines`);
    }
  }
  for (const price of around.querySelectorAll('[data-price]'))
    if (!getComputedStyle(price).fontVariantNumeric.includes('tabular-nums'))
      found.push(`"${price.textContent}" is not in figures of one width`);
  return found;
}

/** Says which old price has no word: a line through a price says nothing to those who do not see it. */
export function findWordlessOldPrices({ around }: Written): readonly string[] {
  return [...around.querySelectorAll('s, del')]
    .filter((old) => old.checkVisibility() && !/\p{L}/u.test(old.previousElementSibling?.textContent ?? ''))
    .map((old) => `"${old.textContent}" is struck through without a word`);
}

/** Says which date machines cannot read. */
export function findMiswrittenDates({ around, texts }: Written): readonly string[] {
  const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
  const SHORT = MONTHS.replaceAll(/(\w{3})\w*/g, '$1');
  const DATE = new RegExp(`\\b(\\d{1,2} (${MONTHS}|${SHORT})|(${MONTHS}|${SHORT}) \\d{1,2})\\b`);
  const bare = texts.filter(({ text, holder }) => DATE.test(text) && !holder.closest('time, select'));
  const blind = [...around.querySelectorAll('time')].filter((time) => !/^\d{4}-\d{2}-\d{2}/.test(time.dateTime));
  return [
    ...bare.map(({ text }) => `"${text}" is a date, and machines do not see it`),
    ...blind.map((time) => `"${time.textContent}" has no date for machines`),
  ];
}
