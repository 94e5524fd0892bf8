// Points, curves and compact path text. Everything a pattern cutter does with a ruler.

export type Point = {
  readonly x: number;
  readonly y: number;
};

/** A curve in the plane, t from 0 to 1. */
export type Curve = (t: number) => Point;

export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t;

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

export const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** `count` values from 0 to 1, both ends included. */
export const steps = (count: number): readonly number[] => range(count).map((index) => index / (count - 1));

/** Reads x, y, x, y ... so that a silhouette can be written on one line. */
export const points = (...flat: readonly number[]): readonly Point[] =>
  range(flat.length / 2).map((index) => ({ x: flat[2 * index] ?? 0, y: flat[2 * index + 1] ?? 0 }));

/** The knot at a place, the first or last one beyond the ends. */
const knotAt = (knots: readonly Point[], index: number): Point => {
  const knot = knots[clamp(index, 0, knots.length - 1)];
  if (knot === undefined) throw new RangeError('A line needs at least one knot.');
  return knot;
};

/** The sum of the distances from knot to knot. */
export const lengthOf = (knots: readonly Point[]): number =>
  knots.slice(1).reduce((sum, knot, index) => sum + distance(knotAt(knots, index), knot), 0);

/** A Catmull-Rom curve through the points, written flat; t follows the chord length. */
export const curve = (...flat: readonly number[]): Curve => through(points(...flat));

const through = (knots: readonly Point[]): Curve => {
  const lengths = knots.slice(1).map((knot, index) => distance(knotAt(knots, index), knot));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return (t) => {
    let rest = clamp(t, 0, 1) * total;
    let segment = 0;
    while (segment < lengths.length - 1 && rest > (lengths[segment] ?? 0)) {
      rest -= lengths[segment] ?? 0;
      segment += 1;
    }
    const length = lengths[segment] ?? 0;
    return catmullRom(knots, segment, length === 0 ? 0 : rest / length);
  };
};

export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

export const mirrored =
  (line: Curve, axis: number): Curve =>
  (t) => {
    const point = line(t);
    return { x: 2 * axis - point.x, y: point.y };
  };

export const sample = (line: Curve, count: number): readonly Point[] => steps(count).map(line);

/** The two knots of a segment, and their neighbours. */
const around = (knots: readonly Point[], segment: number): readonly [Point, Point, Point, Point] => [
  knotAt(knots, segment - 1),
  knotAt(knots, segment),
  knotAt(knots, segment + 1),
  knotAt(knots, segment + 2),
];

const catmullRom = (knots: readonly Point[], segment: number, t: number): Point => {
  const [p0, p1, p2, p3] = around(knots, segment);
  const blend = (a: number, b: number, c: number, d: number): number =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
  return { x: blend(p0.x, p1.x, p2.x, p3.x), y: blend(p0.y, p1.y, p2.y, p3.y) };
};

/** One decimal is a tenth of a pixel at 720 wide: finer would only cost bytes. */
export const num = (value: number, digits = 1): string => {
  const fixed = value.toFixed(digits);
  const text = digits === 0 ? fixed : fixed.replace(/\.?0+$/, '');
  return text === '-0' || text === '' ? '0' : text.replace(/^(-?)0\./, '$1.');
};

const pair = (x: number, y: number, digits: number): string => {
  const second = num(y, digits);
  return num(x, digits) + (second.startsWith('-') ? '' : ' ') + second;
};

/**
 * Path text through runs of points: each run is smooth, corners lie between runs.
 * Relative coordinates, corrected for rounding, are a third smaller than absolute ones.
 */
export const path = (runs: readonly (readonly Point[])[], closed = true, digits = 1): string => {
  const first = knotAt(runs[0] ?? [], 0);
  let text = `M${pair(first.x, first.y, digits)}`;
  let pen = { x: rounded(first.x, digits), y: rounded(first.y, digits) };
  for (const run of runs) {
    const knots = distance(pen, knotAt(run, 0)) > 1 ? [pen, ...run] : run;
    for (const index of range(knots.length - 1)) {
      const [p0, p1, p2, p3] = around(knots, index);
      const c1 = { x: p1.x + (p2.x - p0.x) / 6, y: p1.y + (p2.y - p0.y) / 6 };
      const c2 = { x: p2.x - (p3.x - p1.x) / 6, y: p2.y - (p3.y - p1.y) / 6 };
      const end = { x: pen.x + rounded(p2.x - pen.x, digits), y: pen.y + rounded(p2.y - pen.y, digits) };
      text += bezier(pen, [c1, c2, end], digits);
      pen = end;
    }
  }
  return closed ? `${text}z` : text;
};

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

const bezier = (pen: Point, controls: readonly Point[], digits: number): string => {
  const pairs = controls.map((point) => pair(point.x - pen.x, point.y - pen.y, digits));
  return `c${pairs.join(' ').replaceAll(' -', '-')}`;
};

/** A smooth open line through points. */
export const line = (knots: readonly Point[], digits = 1): string => path([knots], false, digits);

export const boxOf = (all: readonly Point[], margin = 0): Box => {
  const xs = all.map((point) => point.x);
  const ys = all.map((point) => point.y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
};

/** Mulberry32: the same seed draws the same picture on every machine. */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

/** The part two boxes share. */
export const overlap = (a: Box, b: Box): Box => {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(1, Math.min(a.x + a.width, b.x + b.width) - x),
    height: Math.max(1, Math.min(a.y + a.height, b.y + b.height) - y),
  };
};

export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** The mirror image of a point in the line through a and b. */
export const reflected = (point: Point, a: Point, b: Point): Point => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy);
  return { x: 2 * (a.x + t * dx) - point.x, y: 2 * (a.y + t * dy) - point.y };
};
