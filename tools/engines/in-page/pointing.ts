import type { Finding } from './finding.ts';
import type { Target } from './target.ts';

type Point = { readonly x: number; readonly y: number };

/** Runs in the page: where a mouse is led. */
export function createPointing({ all }: Finding) {
  /**
   * Where a mouse meets it, once it is brought into sight; else what keeps it from being met. What is drawn in the place of a
   * box or beside it is its label.
   */
  function placeOf(target: Target): Point | string {
    const element = all(target).find((each) => !each.matches(':disabled'));
    if (element === undefined) return 'it is not there, or cannot be used';
    const inSight = ({ top, bottom }: DOMRect): boolean => top >= 0 && bottom <= innerHeight;
    if (!inSight(element.getBoundingClientRect())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    const met = document.elementFromPoint(point.x, point.y);
    const isMet = met !== null && (element.contains(met) || met.closest('label')?.control === element);
    return isMet ? point : `${met?.outerHTML.slice(0, 100) ?? 'nothing'} lies over it`;
  }

  return { placeOf };
}
