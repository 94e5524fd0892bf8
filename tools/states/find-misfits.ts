import type { SeenText } from './seen-texts.ts';

/**
 * Says what does not fit on the page as it is now: a page wider than the screen, text that is cut off, that sticks out
 * of what holds it or off the screen. It runs in the page, so it uses nothing from outside itself.
 */
export function findMisfits(texts: readonly SeenText[]): readonly string[] {
  const BY = 2; // px that nobody sees
  const nameOf = ({ tagName, classList }: Element): string => [tagName.toLowerCase(), ...classList].join('.');
  const misfits: string[] = [];
  const widest = document.documentElement.scrollWidth - innerWidth;
  if (widest > 0) misfits.push(`the page is ${widest} px wider than the screen`);
  for (const { holder, said, range } of texts) {
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const problem = lines.map((line) => problemOf(holder, line)).find(Boolean);
    if (problem) misfits.push(`"${said}" ${problem}`);
  }
  return misfits;

  /** What is wrong with a line of text; the first holder that scrolls shows what is beyond it. */
  function problemOf(holder: Element, line: DOMRect): string | null {
    for (let each: Element | null = holder; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      const own = each.getBoundingClientRect();
      const isLine = style.display === 'inline';
      if (/auto|scroll/.test(style.overflowX) && scrollsSideways(each)) return null;
      const outX = line.right > own.right + BY || line.left < own.left - BY;
      const scrolls = /auto|scroll/.test(style.overflowY);
      const outY = !scrolls && (line.bottom > own.bottom + line.height / 3 || line.top < own.top - line.height / 3);
      const cutX = outX && /hidden|clip/.test(style.overflowX) && style.textOverflow !== 'ellipsis';
      const cutY = outY && /hidden|clip/.test(style.overflowY) && style.webkitLineClamp === 'none';
      if (!isLine && (cutX || cutY)) return `is cut off by ${nameOf(each)}`;
      const isDrawn = style.backgroundColor !== 'rgba(0, 0, 0, 0)' || Number.parseFloat(style.borderInlineEndWidth) > 0;
      if (!isLine && isDrawn && (outX || outY)) return `sticks out of ${nameOf(each)}`;
      if (scrolls) return null;
    }
    return line.right > innerWidth + BY || line.left < -BY ? 'is off the screen' : null;
  }

  function scrollsSideways(element: Element): boolean {
    const { scrollSnapType, overflowY } = getComputedStyle(element);
    return scrollSnapType !== 'none' || overflowY === 'hidden' || element.hasAttribute('tabindex');
  }
}
