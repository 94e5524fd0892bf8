// Printed, dyed and embroidered on the cloth.

import type { Print } from '#api/demo/pictures/drawing/cloth.ts';
import { darker, isDark, lighter, lightness, mixed } from '#api/demo/pictures/drawing/colour.ts';
import { boxOf, line, num, path, points, range, steps } from '#api/demo/pictures/drawing/geometry.ts';
import { columnLength, patchRuns, rowLength, spot } from '#api/demo/pictures/drawing/patch.ts';
import { dropped, lattice } from '#api/demo/pictures/drawing/scatter.ts';
import { linear } from '#api/demo/pictures/drawing/sheet.ts';
import { ZARI } from '#api/demo/pictures/drawing/zari.ts';
import {
  ajrakhStar,
  bud,
  chikanFlower,
  feathered,
  gotaFlower,
  lotus,
  type Motif,
  paisley,
  penFlower,
  phulkariFlower,
  spangle,
  sprig,
  tied,
  zardoziSpray,
} from './motifs.ts';

export const plain: Print = () => '';

const buti =
  (draw: Motif, size: number, spacing: number): Print =>
  (sheet, patch, cloth) =>
    dropped(sheet, patch, {
      first: draw(sheet, cloth.accent, mixed(cloth.base, cloth.deep, 0.35)),
      spacing,
      size,
      pitch: 1.6,
    });

export const paisleyButi = buti(paisley, 0.8, 46);
export const sprigButi = buti(sprig, 0.98, 46);

export const bandhani: Print = (sheet, patch, cloth) => {
  const id = tied(sheet, cloth.accent, '');
  return dropped(sheet, patch, { first: id, spacing: 50, size: 0.9, pitch: 1.6 });
};

export const blockFloral: Print = (sheet, patch, cloth) => {
  const leaf = mixed(cloth.accent, '#3c4a34', 0.75);
  const [flower, small] = [sprig(sheet, cloth.accent, leaf), bud(sheet, cloth.accent, leaf)];
  return dropped(sheet, patch, { first: flower, second: small, spacing: 46, size: 0.9, pitch: 1.15 });
};

export const ikat: Print = (sheet, patch, cloth) => {
  const strong = feathered(sheet, cloth.accent, cloth.base);
  const ghost = feathered(sheet, mixed(cloth.base, cloth.accent, 0.32), cloth.base);
  return dropped(sheet, patch, { first: strong, second: ghost, spacing: 37, size: 1, pitch: 1.5 });
};

export const chikankari: Print = (sheet, patch, cloth) => {
  const white = lightness(cloth.base) > 0.93 ? darker(cloth.base, 0.12) : '#fffdf6';
  const flower = chikanFlower(sheet, white, '');
  const dots = points(20, -2, 24, 1, 16, 1, 20, 4)
    .map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="1.3"/>`)
    .join('');
  const unit = sheet.define(
    `chikanUnit${white}`,
    `<g id="%"><use href="#${flower}"/><g fill="${white}">${dots}</g></g>`,
  );
  return dropped(sheet, patch, { first: unit, spacing: 42, size: 0.95, pitch: 1.8 });
};

/** Diagonal waves of tie and dye, drawn as lines over the cloth so that they bend with it. */
export const leheriya: Print = (sheet, patch, cloth) => {
  const height = columnLength(patch, 0.5);
  const slope = (rowLength(patch, 0.5) / height) * 0.55;
  const count = Math.round((height * (1 + slope)) / 29);
  const wave = (index: number): string => {
    const start = ((index + 0.5) / count) * (1 + slope) - slope;
    return line(
      steps(6).map((u) => spot(patch, u, start + slope * u + 0.012 * Math.sin(u * 15 + index))),
      sheet.close ? 1 : 0,
    );
  };
  const set = (parity: number, colour: string, width: number): string =>
    `<path d="${range(count)
      .filter((i) => i % 2 === parity)
      .map(wave)
      .join('')}" fill="none" stroke="${colour}" stroke-width="${width}" opacity=".85"/>`;
  return set(0, cloth.accent, 7) + set(1, lighter(cloth.accent, 0.25), 2.6);
};

/** Shawls of Kutch: stars in rings, edge to edge, in two colours on a dark ground. */
export const ajrakh: Print = (sheet, patch, cloth) => {
  const id = ajrakhStar(sheet, cloth.accent, lighter(cloth.accent, 0.7));
  return lattice(sheet, patch, { id, width: 45, height: 45 });
};

export const phulkari: Print = (sheet, patch, cloth) => {
  const id = phulkariFlower(sheet, cloth.accent, mixed(cloth.accent, '#fff6e0', 0.4));
  return lattice(sheet, patch, { id, width: 40, height: 42 });
};

export const kalamkari: Print = (sheet, patch, cloth) => {
  const leaf = isDark(cloth.base) ? mixed(cloth.accent, cloth.base, 0.4) : mixed('#33463c', cloth.accent, 0.2);
  return dropped(sheet, patch, { first: penFlower(sheet, cloth.accent, leaf), spacing: 84, size: 0.82, pitch: 1.25 });
};

export const gotaPatti: Print = (sheet, patch) =>
  dropped(sheet, patch, { first: gotaFlower(sheet, ZARI.gold, ZARI.bright), spacing: 74, size: 0.85, pitch: 1.3 });

export const zardozi: Print = (sheet, patch) =>
  dropped(sheet, patch, { first: zardoziSpray(sheet, ZARI.gold, ZARI.bright), spacing: 84, size: 0.84, pitch: 1.35 });

export const mukaish: Print = (sheet, patch, cloth) =>
  dropped(sheet, patch, { first: spangle(sheet, cloth.accent, ZARI.bright), spacing: 40, size: 0.95, pitch: 1.2 });

export const lotusPond: Print = (sheet, patch, cloth) => {
  const pale = lighter(cloth.accent, 0.4);
  return dropped(sheet, patch, {
    first: lotus(sheet, cloth.accent, pale),
    second: bud(sheet, pale, cloth.accent),
    spacing: 60,
    size: 1.25,
    pitch: 1.2,
  });
};

/** Rings left by thread tied before the dye. No two alike, soft at the rim. */
export const shibori: Print = (sheet, patch, cloth) => {
  const ring = (r: number, wobble: number): string =>
    path([
      range(9).map((i) => {
        const angle = (i / 8) * Math.PI * 2;
        const reach = r + wobble * Math.sin(angle * 3 + r);
        return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) };
      }),
    ]);
  const id = sheet.define(
    `shibori${cloth.accent}`,
    `<g id="%" fill="none" stroke="${cloth.accent}"><path d="${ring(17, 1.6)}" stroke-width="3.4" opacity=".5"/><path d="${ring(11, 1.2)}" stroke-width="2.6" opacity=".8"/><path d="${ring(5, 0.7)}" stroke-width="2.2" opacity=".9"/></g>`,
  );
  return dropped(sheet, patch, { first: id, spacing: 52, size: 1, pitch: 1.6 });
};

/** One colour running into another, from the top down. */
export const ombre: Print = (sheet, patch, cloth) => {
  const { x, y, width, height } = boxOf(patchRuns(patch).flat(), 20);
  const fill = linear(
    sheet,
    [
      [x, y],
      [x, y + height],
    ],
    [
      [0.12, cloth.accent, 0],
      [0.55, cloth.accent, 0.55],
      [0.95, cloth.accent, 0.95],
    ],
  );
  return `<path d="M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}z" fill="${fill}"/>`;
};
