// Zari borders along an edge.

import type { BorderStyle } from './cloth.ts';
import { isDark, lightness } from './colour.ts';
import { range } from './geometry.ts';
import { diamonds, lotus, paisley } from './motifs.ts';
import { isSeen } from './patch.ts';
import { use } from './place.ts';
import type { Sheet } from './sheet.ts';
import { type Strip, strokeStrip } from './strip.ts';
import { gold, ZARI } from './zari.ts';

const band = (sheet: Sheet, strip: Strip, from: number, to: number, fill = gold(sheet)): string =>
  strokeStrip(sheet, strip, (from + to) / 2, to - from, fill);

const rule = (sheet: Sheet, strip: Strip, depth: number, colour: string, width: number): string =>
  strokeStrip(sheet, strip, depth, width, colour);

const AROUND = 0.012;

/** A row of motifs along the strip. Motifs point into the cloth, and narrow where the strip turns away. */
const row = (sheet: Sheet, strip: Strip, depth: number, spacing: number, id: string, size: number): string => {
  const count = Math.max(1, Math.round(strip.length / spacing));
  return range(count)
    .map((index) => {
      const s = (index + 0.5) / count;
      const here = strip.at(s, depth);
      if (!isSeen(sheet, here)) return '';
      const [west, east, inner] = [strip.at(s - AROUND, depth), strip.at(s + AROUND, depth), strip.at(s, depth + 4)];
      const tangent = Math.atan2(east.y - west.y, east.x - west.x);
      const upright = Math.sin(tangent) * (inner.x - here.x) - Math.cos(tangent) * (inner.y - here.y) > 0;
      const degrees = (tangent * 180) / Math.PI + (upright ? 0 : 180);
      const narrow = Math.min(1.4, Math.hypot(east.x - west.x, east.y - west.y) / (2 * AROUND * strip.length));
      return use(sheet, id, here, degrees, narrow, Math.round(size * 20) / 20);
    })
    .join('');
};

/** Kanjivaram: a broad gold band with a row of temples pointing into the cloth. */
export const temple: BorderStyle = (sheet, strip, width, cloth) => {
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
    band(sheet, strip, solid, width * 0.98, cloth.base) +
    band(sheet, strip, 0, solid) +
    rule(sheet, strip, solid * 0.16, ZARI.dark, 1) +
    rule(sheet, strip, solid * 0.86, ZARI.dark, 1) +
    row(sheet, strip, solid * 0.5, width * 1.04, unit, width / 36)
  );
};

/** An accent this light is thread or gold: no ground for gold paisleys. */
const GOLDEN = 0.66;

/** Contrast band between gold rules, with a row of paisleys. */
export const paisleyBorder: BorderStyle = (sheet, strip, width, cloth) => {
  const ground = lightness(cloth.accent) > GOLDEN ? cloth.deep : cloth.accent;
  const id = paisley(sheet, ZARI.gold, ZARI.bright);
  return (
    band(sheet, strip, 0, width, ground) +
    band(sheet, strip, 0, width * 0.14) +
    band(sheet, strip, width * 0.84, width) +
    row(sheet, strip, width * 0.49, width * 0.62, id, width / 40)
  );
};

/** Brocaded gold, dark diamonds. */
export const kinari: BorderStyle = (sheet, strip, width, cloth) => {
  const id = diamonds(sheet, isDark(cloth.base) ? cloth.deep : ZARI.ink, ZARI.bright);
  return (
    band(sheet, strip, 0, width) +
    rule(sheet, strip, width * 0.1, ZARI.dark, 0.9) +
    rule(sheet, strip, width * 0.9, ZARI.dark, 0.9) +
    row(sheet, strip, width * 0.5, width * 1.44, id, width / 32)
  );
};

/** Gota: a gold line with a scalloped edge and a row of dots. */
export const gota: BorderStyle = (sheet, strip, width) => {
  const unit = sheet.define(
    'scallops',
    `<g id="%">${[-16, 0, 16]
      .map(
        (x) =>
          `<path d="M${x - 8}-6C${x - 8}-14 ${x - 4}-19 ${x}-19S${x + 8}-14 ${x + 8}-6z" fill="${ZARI.gold}"/><circle cx="${x}" r="2.6" fill="${ZARI.dark}"/><circle cx="${x}" r="1.5" fill="${ZARI.bright}"/><circle cx="${x}" cy="-11" r="2" fill="${ZARI.bright}"/>`,
      )
      .join('')}</g>`,
  );
  return band(sheet, strip, 0, width * 0.5) + row(sheet, strip, width * 0.25, width * 1.54, unit, width / 32);
};

/** Two fine gold lines: enough for cotton. */
export const fineLine: BorderStyle = (sheet, strip, width) =>
  band(sheet, strip, 0, width * 0.45) + band(sheet, strip, width * 0.75, width);

/** Lotus frieze on the cloth's own deep tone. */
export const lotusFrieze: BorderStyle = (sheet, strip, width, cloth) => {
  const id = lotus(sheet, ZARI.gold, ZARI.bright);
  return (
    band(sheet, strip, 0, width, cloth.deep) +
    band(sheet, strip, 0, width * 0.12) +
    band(sheet, strip, width * 0.9, width) +
    row(sheet, strip, width * 0.5, width * 0.66, id, width / 32)
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
