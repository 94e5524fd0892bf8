// Things that furnish a room: a vase with branches, lanterns, a bowl of petals, garlands, a plinth, a rug.

import { darker, lighter, mixed } from '#api/demo/pictures/drawing/colour.ts';
import { type Curve, curve, lengthOf, num, type Point, range, sample } from '#api/demo/pictures/drawing/geometry.ts';
import { blur, linear, radial, type Sheet } from '#api/demo/pictures/drawing/sheet.ts';
import { gold, ZARI } from '#api/demo/pictures/drawing/zari.ts';

const roundedBy = (sheet: Sheet, colour: string, left: number, right: number): string =>
  linear(
    sheet,
    [
      [left, 0],
      [right, 30],
    ],
    [
      [0, darker(colour, 0.22)],
      [0.28, lighter(colour, 0.4)],
      [0.5, colour],
      [0.86, darker(colour, 0.42)],
      [1, darker(colour, 0.26)],
    ],
  );

const standing = (sheet: Sheet, x: number, y: number, half: number): string => {
  const soft = blur(sheet, 9, { x: x - half * 2, y: y - 40, width: half * 5, height: 80 });
  return `<ellipse cx="${num(x + half * 0.35)}" cy="${y}" rx="${num(half * 1.25)}" ry="${num(half * 0.16 + 5)}" fill="#2e1e14" opacity=".45" filter="url(#${soft})"/>`;
};

/** A tall jar of fired clay; dry branches with seed heads stand in it. `y` is the floor. */
export const vase = (sheet: Sheet, x: number, y: number, size: number, colour: string): string => {
  const body =
    'M-34-250C-30-262 30-262 34-250 30-232 24-222 28-206 64-190 92-150 90-108 88-56 60-14 44 0 20 8-20 8-44 0-60-14-88-56-90-108-92-150-64-190-28-206-24-222-30-232-34-250z';
  const twig = (angle: number, length: number, bend: number): string => {
    const tip = { x: Math.sin(angle) * length, y: -250 - Math.cos(angle) * length };
    const stem = curve(0, -246, tip.x * 0.35 + bend, -250 - Math.cos(angle) * length * 0.5, tip.x, tip.y);
    const heads = range(9)
      .map((i) => stem(0.46 + i * 0.067))
      .map(({ x: hx, y: hy }, i) => seed(hx, hy, i % 2 === 0 ? -1 : 1, angle))
      .join('');
    const knots = sample(stem, 5);
    return `<path d="M${knots.map((knot) => `${num(knot.x)} ${num(knot.y)}`).join('L')}" fill="none" stroke="#8a6a45" stroke-width="2.6"/>${heads}`;
  };
  const seed = (hx: number, hy: number, side: number, angle: number): string =>
    `<path d="M0 0C${side * 14}-4 ${side * 26}-14 ${side * 30}-28 ${side * 16}-26 ${side * 4}-16 0 0z" fill="${side > 0 ? '#c9a874' : '#b08c58'}" transform="translate(${num(hx)} ${num(hy)})rotate(${num((angle * 180) / Math.PI, 0)})"/>`;
  const branches = [twig(-0.5, 300, -20), twig(-0.12, 390, 14), twig(0.3, 340, 26), twig(0.62, 240, 8)].join('');
  const bands = `<path d="M-72-168C-40-152 40-152 72-168M-86-132C-50-112 50-112 86-132" fill="none" stroke="${darker(colour, 0.35)}" stroke-width="3" opacity=".5"/>`;
  return `${standing(sheet, x, y, 74 * size)}<g transform="translate(${x} ${y})scale(${size})">${branches}<path d="${body}" fill="${roundedBy(sheet, colour, -92, 92)}"/><ellipse cy="-250" rx="34" ry="9" fill="${darker(colour, 0.6)}"/>${bands}</g>`;
};

/** A pierced brass lantern on its chain. */
export const lantern = (sheet: Sheet, x: number, y: number, size: number): string => {
  const glow = radial(sheet, { x: 0, y: 60, r: 150 }, [
    [0, '#ffdf9a', 0.75],
    [0.4, '#ffd583', 0.25],
    [1, '#ffd583', 0],
  ]);
  const holes = range(15)
    .map((i) => [(i % 5) - 2, Math.floor(i / 5)] as const)
    .map(
      ([column, row]) =>
        `<path d="M0-11 7 0 0 11-7 0z" fill="#ffe9b4" transform="translate(${column * 17} ${38 + row * 26})"/>`,
    )
    .join('');
  return (
    `<g transform="translate(${x} ${y})scale(${size})"><path d="M0 ${num(-y / size)}V-30" stroke="${ZARI.dark}" stroke-width="2.4"/><circle cy="60" r="150" fill="${glow}"/>` +
    `<path d="M-12-30H12L34 6H-34z" fill="${gold(sheet)}" stroke="${ZARI.ink}"/><path d="M-34 8C-56 36-56 84-34 114H34C56 84 56 36 34 8z" fill="${roundedBy(sheet, '#b98f4a', -52, 52)}" stroke="${ZARI.ink}"/>${holes}` +
    `<path d="M-34 114H34L18 134H-18z" fill="${gold(sheet)}" stroke="${ZARI.ink}"/><path d="M0 134V160" stroke="${ZARI.dark}" stroke-width="2"/><circle cy="164" r="6" fill="${ZARI.gold}"/></g>`
  );
};

const MARIGOLDS = ['#d97f1e', '#e8a02c', '#c9601c'] as const;

/** A marigold from the side of its head: rings of frilled petals. */
const marigold = (sheet: Sheet, colour: string): string =>
  sheet.define(
    `marigold${colour}`,
    `<g id="%">${[13, 9.5, 6]
      .map(
        (r, ring) =>
          `<path d="${range(12)
            .map((i) => {
              const angle = (i / 12) * Math.PI * 2 + ring * 0.3;
              const [px, py] = [Math.cos(angle) * r, Math.sin(angle) * r];
              return `M0 0L${num(px * 0.7 - py * 0.25)} ${num(py * 0.7 + px * 0.25)}Q${num(px * 1.12)} ${num(py * 1.12)} ${num(px * 0.7 + py * 0.25)} ${num(py * 0.7 - px * 0.25)}z`;
            })
            .join('')}" fill="${ring === 0 ? darker(colour, 0.18) : ring === 1 ? colour : lighter(colour, 0.22)}"/>`,
      )
      .join('')}</g>`,
  );

const strung = (sheet: Sheet, line: Curve, spacing: number): string => {
  const count = Math.max(2, Math.round(lengthOf(sample(line, 12)) / spacing));
  return range(count)
    .map((i) => {
      const { x, y } = line((i + 0.5) / count);
      const colour = MARIGOLDS[(i * 7) % 5 === 0 ? 2 : i % 2] ?? MARIGOLDS[0];
      return `<use href="#${marigold(sheet, colour)}" x="${num(x)}" y="${num(y)}"/>`;
    })
    .join('');
};

const leaf = (x: number, y: number): string =>
  `<path d="M${num(x)} ${num(y - 6)}c-13 14-12 32 0 50 12-18 13-36 0-50z" fill="#5c6b3c"/><path d="M${num(x)} ${num(y)}v38" stroke="#42502b" stroke-width="1"/>`;

/** Marigold strings hung across a doorway: swags between nails, and tails that end in a mango leaf. */
export const garlands = (sheet: Sheet, from: number, to: number, drop: number): string => {
  const swags = Math.max(2, Math.round((to - from) / 190));
  const step = (to - from) / swags;
  const arcs = range(swags)
    .map((i) => {
      const x = from + i * step;
      return strung(
        sheet,
        curve(
          x,
          -14,
          x + step * 0.25,
          drop * 0.32,
          x + step * 0.5,
          drop * 0.42,
          x + step * 0.75,
          drop * 0.32,
          x + step,
          -14,
        ),
        17,
      );
    })
    .join('');
  const tails = range(swags + 1)
    .map((i) => {
      const x = from + i * step;
      const end = drop * (i % 2 === 0 ? 1 : 0.68);
      return leaf(x + 3, end + 4) + strung(sheet, curve(x, -14, x + 2, end * 0.5, x + 3, end), 17);
    })
    .join('');
  return arcs + tails;
};

/** A wide brass bowl of water with petals on it. */
export const bowl = (sheet: Sheet, x: number, y: number, size: number): string => {
  const petals = range(17)
    .map((i) => {
      const angle = i * 2.4;
      const reach = 12 + i * 4.6;
      return `<use href="#${marigold(sheet, MARIGOLDS[i % 3] ?? MARIGOLDS[0])}" transform="translate(${num(Math.cos(angle) * reach)} ${num(Math.sin(angle) * reach * 0.24 - 58)})scale(.92 .5)"/>`;
    })
    .join('');
  return (
    `${standing(sheet, x, y, 84 * size)}<g transform="translate(${x} ${y})scale(${size})"><path d="M-110-58C-106-20-64 2-34 4H34C64 2 106-20 110-58z" fill="${roundedBy(sheet, '#b98f4a', -110, 110)}"/>` +
    `<ellipse cy="-58" rx="112" ry="29" fill="${gold(sheet)}"/><ellipse cy="-57" rx="102" ry="24" fill="#4d5a52"/>${petals}<path d="M-110-58A112 29 0 0 0 110-58" fill="none" stroke="${ZARI.bright}" stroke-width="3.4"/></g>`
  );
};

/** A round step of plaster to stand on. */
export const plinth = (sheet: Sheet, { x, y }: Point, half: number, colour: string): string => {
  const [high, deep] = [half * 0.17, 34];
  const side = `M${x - half} ${y}V${y + deep}A${half} ${num(high)} 0 0 0 ${x + half} ${y + deep}V${y}z`;
  const top = linear(
    sheet,
    [
      [x - half, y],
      [x + half, y],
    ],
    [
      [0, lighter(colour, 0.25)],
      [0.4, lighter(colour, 0.42)],
      [1, darker(colour, 0.08)],
    ],
  );
  return `${standing(sheet, x, y + deep + high, half)}<path d="${side}" fill="${roundedBy(sheet, colour, x - half, x + half)}"/><ellipse cx="${x}" cy="${y}" rx="${half}" ry="${num(high)}" fill="${top}"/>`;
};

/** A flat-woven rug in perspective, with a border and a fringe at its ends. */
export const rug = (x: number, y: number, half: number, colour: string): string => {
  const quad = (inset: number): string => {
    const [far, near, up, down] = [
      half * 0.86 - inset,
      half - inset * 1.1,
      y - 46 + inset * 0.34,
      y + 46 - inset * 0.4,
    ];
    return `M${num(x - far)} ${num(up)}H${num(x + far)}L${num(x + near)} ${num(down)}H${num(x - near)}z`;
  };
  const [deep, pale] = [darker(colour, 0.34), mixed(colour, '#f1e3c4', 0.7)];
  return (
    `<path d="${quad(-7)}" fill="#efe4cf" opacity=".9"/><path d="${quad(0)}" fill="${deep}"/><path d="${quad(12)}" fill="none" stroke="${pale}" stroke-width="2.6" stroke-dasharray="9 6"/>` +
    `<path d="${quad(24)}" fill="${colour}"/><path d="${quad(32)}" fill="none" stroke="${ZARI.gold}" stroke-width="1.8"/>`
  );
};
