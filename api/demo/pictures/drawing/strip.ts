import { type Curve, lengthOf, line, num, type Point, sample, steps } from './geometry.ts';
import { columnLength, flat, type Patch, rowLength, STEP, spot, unit } from './patch.ts';
import type { Sheet } from './sheet.ts';

/** A strip along an edge of a patch: s runs along the edge, depth in pixels into the cloth. */
export type Strip = {
  readonly at: (s: number, depth: number) => Point;
  readonly length: number;
  readonly knots: number;
  /** Set where the strip is its edge moved along one direction: then one path serves all its lines. */
  readonly slide?: Point;
};

/** `level` counts from the bottom too, but follows the rows of the cloth up to both sides: for bowls and bells. */
export type Side = 'top' | 'bottom' | 'left' | 'right' | 'level';

export const stripOf = (patch: Patch, side: Side): Strip => {
  const lying = side === 'top' || side === 'bottom';
  const slide =
    side === 'top'
      ? unit(spot(patch, 0.5, 0), spot(patch, 0.5, 0.3))
      : unit(spot(patch, 0.5, 1), spot(patch, 0.5, 0.7));
  const moved = (s: number, depth: number): Point => {
    const edge = spot(patch, s, side === 'top' ? 0 : 1);
    return { x: edge.x + slide.x * depth, y: edge.y + slide.y * depth };
  };
  const beside = (s: number, depth: number): Point => {
    const t = depth / rowLength(patch, s);
    return flat(patch, side === 'left' ? t : 1 - t, s);
  };
  const level = (s: number, depth: number): Point => spot(patch, s, 1 - depth / columnLength(patch, 0.5));
  const at = lying ? moved : side === 'level' ? level : beside;
  const knots = side === 'bottom' ? (patch.hemKnots ?? 7) : 6;
  return { at, length: edgeLength(at), knots, ...(lying ? { slide } : {}) };
};

const edgeLength = (at: Strip['at']): number => lengthOf(sample((s) => at(s, 0), 25));

/** A strip along any line; the cloth lies to the right hand (1) or the left hand (-1) of one who walks the line. */
export const stripAlong = (edge: Curve, hand: 1 | -1): Strip => {
  const at = (s: number, depth: number): Point => {
    const [before, after] = [edge(s - STEP), edge(s + STEP)];
    const way = unit(before, after);
    const point = edge(s);
    return { x: point.x - way.y * depth * hand, y: point.y + way.x * depth * hand };
  };
  return { at, length: edgeLength(at), knots: 11 };
};

type Stroke = { readonly depth: number; readonly width: number; readonly colour: string };

/** A line along the strip at a depth, as stroke: bands are wide lines, half the text of a closed shape. */
export const strokeStrip = (sheet: Sheet, strip: Strip, { depth, width, colour }: Stroke): string => {
  const look = `fill="none" stroke="${colour}" stroke-width="${num(width)}"`;
  const knots = (d: number): string => line(steps(strip.knots).map((s) => strip.at(s, d)));
  if (strip.slide === undefined) return `<path d="${knots(depth)}" ${look}/>`;
  const text = knots(0);
  const id = sheet.define(text, `<path id="%" d="${text}"/>`);
  return `<use href="#${id}" x="${num(strip.slide.x * depth)}" y="${num(strip.slide.y * depth)}" ${look}/>`;
};
