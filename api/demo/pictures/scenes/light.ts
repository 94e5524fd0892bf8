// What the sun does in a room: panes of light on the wall, shadows of leaves, a pool of light from above.

import { isDark } from '#api/demo/pictures/drawing/colour.ts';
import { num, range } from '#api/demo/pictures/drawing/geometry.ts';
import { blur, radial, type Sheet } from '#api/demo/pictures/drawing/sheet.ts';
import type { Plaster } from './plasters.ts';

type Opening = {
  /** Upper left corner of the light on the wall. */
  readonly x: number;
  readonly y: number;
  /** Of one pane. */
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
};

const BAR = 16;
/** The sun stands to the left and above, so its panes lean to the right. */
const LEAN = 0.34;

/** The light of a window, barred. */
export const windowLight = (
  sheet: Sheet,
  plaster: Plaster,
  { x, y, width, height, columns, rows }: Opening,
): string => {
  const soft = blur(sheet, 5, {
    x: x - 40,
    y: y - 40,
    width: columns * (width + BAR) + rows * height * LEAN + 80,
    height: rows * (height + BAR) + columns * 24 + 80,
  });
  const pane = (column: number, row: number): string => {
    const top = y + row * (height + BAR) + column * 12;
    const left = x + column * (width + BAR) + (top - y) * LEAN;
    const slant = height * LEAN;
    return `M${num(left)} ${num(top)}l${width} 10l${num(slant)} ${height}l${-width}-10z`;
  };
  const panes = range(columns * rows)
    .map((index) => pane(index % columns, Math.floor(index / columns)))
    .join('');
  return `<path d="${panes}" fill="#fff4d8" opacity="${isDark(plaster.wall) ? '.2' : '.62'}" filter="url(#${soft})"/>`;
};

type Branch = { readonly x: number; readonly y: number; readonly length: number; readonly turn: number };

/** Shadow of a palm that stands outside the picture. */
export const leafShadow = (sheet: Sheet, { x, y, length, turn }: Branch): string => {
  const around = { x: -length * 0.2, y: -length * 1.1, width: length * 1.8, height: length * 1.8 };
  // The branch is drawn about its own root, where the view of the scene means nothing.
  const soft = blur({ ...sheet, view: around }, 7, around);
  const leaves = range(13)
    .map((i) => {
      const t = 0.16 + i * 0.066;
      const [px, py] = [length * t * 0.9, -length * t * (0.85 - 0.4 * t)];
      const reach = length * (0.4 - 0.26 * Math.abs(t - 0.45));
      const blade = (angle: number): string =>
        `M${num(px)} ${num(py)}q${num(Math.cos(angle) * reach * 0.5 - Math.sin(angle) * 17)} ${num(Math.sin(angle) * reach * 0.5 + Math.cos(angle) * 17)} ${num(Math.cos(angle) * reach)} ${num(Math.sin(angle) * reach)}q${num(-Math.cos(angle) * reach * 0.5 - Math.sin(angle) * -17)} ${num(-Math.sin(angle) * reach * 0.5 + Math.cos(angle) * -17)} ${num(-Math.cos(angle) * reach)} ${num(-Math.sin(angle) * reach)}z`;
      return blade(0.25 + t * 0.5) + blade(-1.75 + t * 0.9);
    })
    .join('');
  const stem = `M0 0C${num(length * 0.3)} ${num(-length * 0.3)} ${num(length * 0.62)} ${num(-length * 0.46)} ${num(length * 0.94)} ${num(-length * 0.46)}`;
  return `<g transform="translate(${x} ${y})rotate(${turn})" opacity=".2"><g filter="url(#${soft})"><path d="${leaves}" fill="#4a3422"/><path d="${stem}" fill="none" stroke="#4a3422" stroke-width="7"/></g></g>`;
};

/** A lamp above: a cone in the air and a pool on the floor. */
export const spotlight = (sheet: Sheet, x: number, floor: number, half: number): string => {
  const soft = blur(sheet, 26, { x: x - half * 1.6, y: -80, width: half * 3.2, height: floor + 140 });
  const pool = radial(sheet, { x, y: floor, r: half * 1.25 }, [
    [0, '#fff1cf', 0.5],
    [0.6, '#fff1cf', 0.18],
    [1, '#fff1cf', 0],
  ]);
  return (
    `<path d="M${x - 60}-60H${x + 40}L${x + half} ${floor}H${x - half}z" fill="#fff1cf" opacity=".2" filter="url(#${soft})"/>` +
    `<ellipse cx="${x}" cy="${floor}" rx="${num(half * 1.25)}" ry="${num(half * 0.26)}" fill="${pool}"/>`
  );
};
