/**
 * Says what does not fit on the page as it is now: a page wider than the screen, text that is cut off, that sticks out
 * of what holds it or off the screen, and text over text. It runs in the page, so it uses nothing from outside itself.
 */
export function findMisfits(): readonly string[] {
  const BY = 2; // px that nobody sees
  const around = document.querySelector('dialog[open]:last-of-type') ?? document.body;
  const misfits: string[] = [];
  const widest = document.documentElement.scrollWidth - innerWidth;
  if (widest > 0) misfits.push(`the page is ${widest} px wider than the screen`);

  type Piece = { readonly holder: Element; readonly said: string; readonly boxes: readonly DOMRect[] };
  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    const said = (node.textContent ?? '').trim();
    if (!holder || said === '' || !isSeen(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (boxes.length > 0) pieces.push({ holder, said: said.slice(0, 40), boxes });
  }

  for (const { holder, said, boxes } of pieces) {
    const problem = boxes.map((box) => problemOf(holder, box)).find(Boolean);
    if (problem) misfits.push(`"${said}" ${problem}`);
  }
  for (const [at, one] of pieces.entries()) {
    const other = pieces.slice(at + 1).find((each) => lieOver(one, each));
    if (other) misfits.push(`"${one.said}" lies over "${other.said}"`);
  }
  return [...new Set(misfits)];

  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { clipPath, position } = getComputedStyle(each);
      if (position === 'absolute' && clipPath.startsWith('inset(50%')) return false; // for screen readers alone
    }
    return !element.closest('option, script, style, noscript');
  }

  /** What is wrong with a line of text; the first holder that scrolls shows what is beyond it. */
  function problemOf(holder: Element, box: DOMRect): string | null {
    for (let each: Element | null = holder; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      const own = each.getBoundingClientRect();
      const isLine = style.display === 'inline';
      if (/auto|scroll/.test(style.overflowX) && scrollsSideways(each)) return null;
      const outX = box.right > own.right + BY || box.left < own.left - BY;
      const scrolls = /auto|scroll/.test(style.overflowY);
      const outY = !scrolls && (box.bottom > own.bottom + box.height / 3 || box.top < own.top - box.height / 3);
      if (!isLine && outX && /hidden|clip/.test(style.overflowX) && style.textOverflow !== 'ellipsis')
        return `is cut off by ${nameOf(each)}`;
      if (!isLine && outY && /hidden|clip/.test(style.overflowY) && style.webkitLineClamp === 'none')
        return `is cut off by ${nameOf(each)}`;
      const isDrawn = style.backgroundColor !== 'rgba(0, 0, 0, 0)' || Number.parseFloat(style.borderInlineEndWidth) > 0;
      if (!isLine && isDrawn && (outX || outY)) return `sticks out of ${nameOf(each)}`;
      if (scrolls) return null;
    }
    return box.right > innerWidth + BY || box.left < -BY ? 'is off the screen' : null;
  }

  function scrollsSideways(element: Element): boolean {
    const { scrollSnapType, overflowY } = getComputedStyle(element);
    return scrollSnapType !== 'none' || overflowY === 'hidden' || element.hasAttribute('tabindex');
  }

  /** Layers of their own lie over the page on purpose. */
  function layerOf(element: Element): Element {
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (/fixed|sticky|absolute/.test(getComputedStyle(each).position)) return each;
    }
    return document.body;
  }

  function lieOver(one: Piece, other: Piece): boolean {
    const overlap = one.boxes.some((a) => other.boxes.some((b) => isShared(a, b)));
    return overlap && layerOf(one.holder) === layerOf(other.holder) && areApart(one.holder, other.holder);
  }

  /** Lines stand close, so that only what crosses their middle counts. */
  function isShared(a: DOMRect, b: DOMRect): boolean {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return across > BY && down > Math.min(a.height, b.height) / 2;
  }

  /** What is hidden below a fold, or scrolled away in its own box, is not on the page. */
  function areApart(one: Element, other: Element): boolean {
    return scrollerOf(one) === scrollerOf(other);
  }

  function scrollerOf(element: Element): Element | null {
    for (let each: Element | null = element; each; each = each.parentElement)
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(each).overflow)) return each;
    return null;
  }

  function nameOf(element: Element): string {
    const { tagName, classList } = element;
    return [tagName.toLowerCase(), ...classList].join('.');
  }
}
