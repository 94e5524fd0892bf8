// Zari borders along an edge.

import type { BorderStyle } from '#api/demo/pictures/drawing/cloth.ts';
import { isDark, lightness } from '#api/demo/pictures/drawing/colour.ts';
import { range } from '#api/demo/pictures/drawing/geometry.ts';
import { isSeen } from '#api/demo/pictures/drawing/patch.ts';
import { type Pose, use } from '#api/demo/pictures/drawing/place.ts';
import type { Sheet } from '#api/demo/pictures/drawing/sheet.ts';
import { type Strip, strokeStrip } from '#api/demo/pictures/drawing/strip.ts';
import { gold, ZARI } from '#api/demo/pictures/drawing/zari.ts';
import { diamonds, lotus, paisley } from './motifs.ts';

const AROUND = 0.012;

type Row = { readonly id: string; readonly depth: number; readonly spacing: number; readonly size: number };

/** A row of motifs along the strip. Motifs point into the cloth, and narrow where the strip turns away. */
const rowOf = (sheet: Sheet, strip: Strip, { id, depth, spacing, size }: Row): string => {
  const count = Math.max(1, Math.round(strip.length / spacing));
  const places = range(count).map((index) => (index + 0.5) / count);
  const seen = places.filter((s) => isSeen(sheet, strip.at(s, depth)));
  return seen.map((s) => use(sheet, id, { ...poseOn(strip, s, depth), size: Math.round(size * 20) / 20 })).join('');
};

const poseOn = (strip: Strip, s: number, depth: number): Omit<Pose, 'size'> => {
  const [at, west, east] = [strip.at(s, depth), strip.at(s - AROUND, depth), strip.at(s + AROUND, depth)];
  const inner = strip.at(s, depth + 4);
  const tangent = Math.atan2(east.y - west.y, east.x - west.x);
  const upright = Math.sin(tangent) * (inner.x - at.x) - Math.cos(tangent) * (inner.y - at.y) > 0;
  const degrees = (tangent * 180) / Math.PI + (upright ? 0 : 180);
  const narrow = Math.min(1.4, Math.hypot(east.x - west.x, east.y - west.y) / (2 * AROUND * strip.length));
  return { at, degrees, narrow };
};

type Strokes = {
  /** A band of cloth or gold between two depths. */
  readonly band: (from: number, to: number, fill?: string) => string;
  /** A dark line in the gold. */
  readonly rule: (depth: number, width: number) => string;
  readonly row: (motifs: Row) => string;
};

const strokesOn = (sheet: Sheet, strip: Strip): Strokes => ({
  band: (from, to, fill = gold(sheet)) =>
    strokeStrip(sheet, strip, { depth: (from + to) / 2, width: to - from, colour: fill }),
  rule: (depth, width) => strokeStrip(sheet, strip, { depth, width, colour: ZARI.dark }),
  row: (motifs) => rowOf(sheet, strip, motifs),
});

/** Kanjivaram: a broad gold band with a row of temples pointing into the cloth. */
export const temple: BorderStyle = (sheet, strip, width, cloth) => {
  const { band, rule, row } = strokesOn(sheet, strip);
  const solid = width * 0.64;
  const unit = sheet.define(
    'temple',
    `<g id="%">${[-9, 9]
      .map(
        (x) =>
          `<g transform="translate(${x})"><path d="M-9-11C-5-13-3-18 0-27 3-18 5-13 9-11z" fill="${ZARI.gold}"/><circle r="2.6" fill="${ZARI.dark}"/>` +
          `<circle r="1" fill="${ZARI.bright}"/><path d="M-9 0-6-2.5-3 0-6 2.5zM9 0 6-2.5 3 0 6 2.5z" fill="${ZARI.dark}"/></g>`,
      )
      .join('')}</g>`,
  );
  return (
    band(solid, width * 0.98, cloth.base) +
    band(0, solid) +
    rule(solid * 0.16, 1) +
    rule(solid * 0.86, 1) +
    row({ id: unit, depth: solid * 0.5, spacing: width * 1.04, size: width / 36 })
  );
};

/** An accent this light is thread or gold: no ground for gold paisleys. */
const GOLDEN = 0.66;

/** Contrast band between gold rules, with a row of paisleys. */
export const paisleyBorder: BorderStyle = (sheet, strip, width, cloth) => {
  const { band, row } = strokesOn(sheet, strip);
  const ground = lightness(cloth.accent) > GOLDEN ? cloth.deep : cloth.accent;
  const id = paisley(sheet, ZARI.gold, ZARI.bright);
  return (
    band(0, width, ground) +
    band(0, width * 0.14) +
    band(width * 0.84, width) +
    row({ id, depth: width * 0.49, spacing: width * 0.62, size: width / 40 })
  );
};

/** Brocaded gold, dark diamonds. */
export const kinari: BorderStyle = (sheet, strip, width, cloth) => {
  const { band, rule, row } = strokesOn(sheet, strip);
  const id = diamonds(sheet, isDark(cloth.base) ? cloth.deep : ZARI.ink, ZARI.bright);
  return (
    band(0, width) +
    rule(width * 0.1, 0.9) +
    rule(width * 0.9, 0.9) +
    row({ id, depth: width * 0.5, spacing: width * 1.44, size: width / 32 })
  );
};

/** Gota: a gold line with a scalloped edge and a row of dots. */
export const gota: BorderStyle = (sheet, strip, width) => {
  const { band, row } = strokesOn(sheet, strip);
  const unit = sheet.define(
    'scallops',
    `<g id="%">${[-16, 0, 16]
      .map(
        (x) =>
          `<path d="M${x - 8}-6C${x - 8}-14 ${x - 4}-19 ${x}-19S${x + 8}-14 ${x + 8}-6z" fill="${ZARI.gold}"/><circle cx="${x}" r="2.6" fill="${ZARI.dark}"/><circle cx="${x}" r="1.5" fill="${ZARI.bright}"/><circle cx="${x}" cy="-11" r="2" fill="${ZARI.bright}"/>`,
      )
      .join('')}</g>`,
  );
  return band(0, width * 0.5) + row({ id: unit, depth: width * 0.25, spacing: width * 1.54, size: width / 32 });
};

/** Two fine gold lines: enough for cotton. */
export const fineLine: BorderStyle = (sheet, strip, width) => {
  const { band } = strokesOn(sheet, strip);
  return band(0, width * 0.45) + band(width * 0.75, width);
};

/** Lotus frieze on the cloth's own deep tone. */
export const lotusFrieze: BorderStyle = (sheet, strip, width, cloth) => {
  const { band, row } = strokesOn(sheet, strip);
  const id = lotus(sheet, ZARI.gold, ZARI.bright);
  return (
    band(0, width, cloth.deep) +
    band(0, width * 0.12) +
    band(width * 0.9, width) +
    row({ id, depth: width * 0.5, spacing: width * 0.66, size: width / 32 })
  );
};

/** The showpiece end of a saree: a frieze between two brocaded bands. */
export const palluEnd: BorderStyle = (sheet, strip, width, cloth) => {
  const from = (inset: number): Strip => ({ ...strip, at: (s, depth) => strip.at(s, depth + inset) });
  return (
    kinari(sheet, strip, width * 0.26, cloth) +
    lotusFrieze(sheet, from(width * 0.3), width * 0.44, cloth) +
    kinari(sheet, from(width * 0.78), width * 0.22, cloth)
  );
};
