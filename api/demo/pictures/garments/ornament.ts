// Small gold and pearl work that bags and earrings share.

import { darker, lighter } from '#api/demo/pictures/drawing/colour.ts';
import { num, range } from '#api/demo/pictures/drawing/geometry.ts';
import { linear, radial, type Sheet } from '#api/demo/pictures/drawing/sheet.ts';
import { gold, ZARI } from '#api/demo/pictures/drawing/zari.ts';

export const pearl = (sheet: Sheet, x: number, y: number, r: number): string => {
  const id = sheet.define(
    `pearl${r}`,
    `<g id="%"><circle r="${r}" fill="${radial(sheet, { x: -r * 0.3, y: -r * 0.4, r: r * 1.3 }, [
      [0, '#fffdf7'],
      [0.5, '#efe4d2'],
      [1, '#a89074'],
    ])}" stroke="#8f7a60" stroke-width=".5"/></g>`,
  );
  return `<use href="#${id}" x="${num(x)}" y="${num(y)}"/>`;
};

type Tassel = { readonly x: number; readonly y: number; readonly length: number; readonly colour: string };

export const tassel = (sheet: Sheet, { x, y, length, colour }: Tassel): string => {
  const silk = linear(
    sheet,
    [
      [x - 16, y],
      [x + 16, y],
    ],
    [
      [0, darker(colour, 0.3)],
      [0.35, lighter(colour, 0.3)],
      [1, darker(colour, 0.4)],
    ],
  );
  const threads = range(7)
    .map((i) => `M${num(x - 9 + i * 3)} ${y + 20}L${num(x - 14 + i * 4.7)} ${y + length}`)
    .join('');
  return (
    `<path d="M${x - 10} ${y + 12}L${x - 17} ${y + length}Q${x} ${y + length + 7} ${x + 17} ${y + length}L${x + 10} ${y + 12}z" fill="${silk}"/>` +
    `<path d="${threads}" stroke="${darker(colour, 0.5)}" stroke-width=".9" opacity=".55"/>` +
    `<path d="M${x - 11} ${y + 14}C${x - 12} ${y - 6} ${x + 12} ${y - 6} ${x + 11} ${y + 14}z" fill="${gold(sheet)}" stroke="${ZARI.ink}" stroke-width=".7"/>`
  );
};

export const cord = (sheet: Sheet, d: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${ZARI.ink}" stroke-width="${width + 1.4}" opacity=".7"/><path d="${d}" fill="none" stroke="${gold(sheet)}" stroke-width="${width}"/>` +
  `<path d="${d}" fill="none" stroke="${ZARI.dark}" stroke-width="${width}" stroke-dasharray="1.4 4"/>`;
