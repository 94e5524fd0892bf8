import type { SeenText } from './seen-texts.ts';

/** Says which text lies over another one. It runs in the page, so it uses nothing from outside itself. */
export function findOverlaps(texts: readonly SeenText[]): readonly string[] {
  const BY = 2; // px that nobody sees
  const placed = texts.map(({ holder, said, range }) => ({
    holder,
    said,
    lines: [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1),
  }));
  type Placed = (typeof placed)[number];
  return placed.flatMap((one, at) => {
    const other = placed.slice(at + 1).find((each) => lieOver(one, each));
    return other ? [`"${one.said}" lies over "${other.said}"`] : [];
  });

  function lieOver(one: Placed, other: Placed): boolean {
    const overlap = one.lines.some((a) => other.lines.some((b) => isShared(a, b)));
    if (!overlap || layerOf(one.holder) !== layerOf(other.holder)) return false;
    return scrollerOf(one.holder) === scrollerOf(other.holder);
  }

  /** Lines stand close, so that only what crosses their middle counts. */
  function isShared(a: DOMRect, b: DOMRect): boolean {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return across > BY && down > Math.min(a.height, b.height) / 2;
  }

  /** Layers of their own lie over the page on purpose. */
  function layerOf(element: Element): Element {
    for (let each: Element | null = element; each; each = each.parentElement)
      if (/fixed|sticky|absolute/.test(getComputedStyle(each).position)) return each;
    return document.body;
  }

  /** What is hidden below a fold, or scrolled away in its own box, is not on the page. */
  function scrollerOf(element: Element): Element | null {
    for (let each: Element | null = element; each; each = each.parentElement)
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(each).overflow)) return each;
    return null;
  }
}
