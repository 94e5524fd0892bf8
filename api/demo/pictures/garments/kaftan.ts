import type { Cloth } from '#api/demo/pictures/drawing/cloth.ts';
import { type Drawn, drape } from '#api/demo/pictures/drawing/drape.ts';
import { dressForm, FLOOR, WOMAN } from '#api/demo/pictures/drawing/figure.ts';
import type { Fold } from '#api/demo/pictures/drawing/fold.ts';
import { curve, points, range } from '#api/demo/pictures/drawing/geometry.ts';
import type { Patch } from '#api/demo/pictures/drawing/patch.ts';
import { type Sheet, vary } from '#api/demo/pictures/drawing/sheet.ts';
import { stripAlong } from '#api/demo/pictures/drawing/strip.ts';
import { fineLine, gota, kinari, lotusFrieze } from '#api/demo/pictures/prints/borders.ts';
import { crease, type Facing, type Garment, hanging } from './common.ts';
import { cutOf, NECKS, SET_IN } from './cut.ts';
import { panel, seamLine } from './fittings.ts';
import { type KaftanCut, LOOSE, SASHED, SHORT } from './kaftan-cuts.ts';
import { legs } from './legs.ts';
import { sleevesOf } from './sleeves.ts';

const V_NECK = 'M316 164C324 214 344 268 360 300 376 268 396 214 404 164';
const HIGH_NECK = 'M316 164C326 184 344 191 360 191S394 184 404 164';

/** From the shoulder along the cuff and down the side, on the viewer's right; heights and widths follow the cut. */
const outlineOf = (neck: string, { waist, hem, sweep, cuff: [out, top] }: KaftanCut): string => {
  const [r, l] = [(offset: number) => 360 + offset, (offset: number) => 360 - offset];
  const under = top + 202;
  const [inner, seam] = [Math.max(waist + 6, 90), Math.min(hem - 60, 452)];
  return (
    `${neck}L${r(92)} 178C${r(138)} 214 ${r(out - 34)} ${top - 96} ${r(out)} ${top} ${r(out - 6)} ${top + 82} ${r(out - 22)} ${top + 152} ${r(out - 58)} ${under} ` +
    `${r(out - 78)} ${under - 30} ${r(inner + 24)} ${under - 90} ${r(inner)} ${seam} ${r(inner - 4)} 440 ${r(waist + 2)} 424 ${r(waist)} 410 ` +
    `${r(waist + 34)} 530 ${r(sweep - 14)} ${hem - 212} ${r(sweep)} ${hem - 26} ${r(sweep - 42)} ${hem} ${r(60)} ${hem + 2} 360 ${hem} ` +
    `${l(60)} ${hem + 2} ${l(sweep - 42)} ${hem} ${l(sweep)} ${hem - 26} ${l(sweep - 14)} ${hem - 212} ${l(waist + 34)} 530 ${l(waist)} 410 ` +
    `${l(waist + 2)} 424 ${l(inner - 4)} 440 ${l(inner)} ${seam} ${l(inner + 24)} ${under - 90} ${l(out - 78)} ${under - 30} ${l(out - 58)} ${under} ` +
    `${l(out - 22)} ${top + 152} ${l(out - 6)} ${top + 82} ${l(out)} ${top} ${l(out - 34)} ${top - 96} ${l(138)} 214 ${l(92)} 178z`
  );
};

const NECK = stripAlong(curve(316, 164, 326, 220, 344, 266, 360, 300, 376, 266, 394, 220, 404, 164), 1);
const HIGH = stripAlong(curve(316, 164, 328, 184, 344, 190, 360, 191, 376, 190, 392, 184, 404, 164), 1);

const edgesOf = (sheet: Sheet, cloth: Cloth, { cuff: [out, top], hem, sweep }: KaftanCut, facing: Facing): string => {
  const cuff = (side: -1 | 1) => {
    const x = (offset: number): number => 360 + side * offset;
    return stripAlong(curve(x(out), top, x(out - 6), top + 82, x(out - 22), top + 148, x(out - 58), top + 202), side);
  };
  const edge = curve(360 - sweep, hem - 26, 280, hem - 2, 360, hem, 440, hem - 2, 360 + sweep, hem - 26);
  return (
    kinari(sheet, facing === 'front' ? NECK : HIGH, 26, cloth) +
    gota(sheet, cuff(-1), 22, cloth) +
    gota(sheet, cuff(1), 22, cloth) +
    lotusFrieze(sheet, stripAlong(edge, -1), 40, cloth)
  );
};

const patchOf = ({ hem }: KaftanCut): Patch => ({
  top: curve(142, 300, 268, 172, 360, 160, 452, 172, 578, 300),
  bottom: curve(150, hem - 20, 260, hem, 360, hem + 2, 460, hem, 570, hem - 20),
  left: curve(142, 300, 140, (hem + 300) / 2, 150, hem - 20),
  right: curve(578, 300, 580, (hem + 300) / 2, 570, hem - 20),
});

const DRAWN = [
  crease(262, 196, 216, 300, 176, 420),
  crease(282, 196, 252, 310, 216, 520),
  crease(300, 230, 282, 330, 250, 452),
  crease(458, 196, 504, 300, 546, 420),
  crease(438, 196, 468, 310, 504, 520),
  crease(420, 230, 438, 330, 470, 452),
];

/** Below a sash the folds fan out; without one they fall from the shoulders. */
const foldsOf = (sheet: Sheet, { worn }: KaftanCut): readonly Fold[] =>
  worn === 'sash'
    ? [
        ...range(7).map((i) => ({
          u: 0.32 + i * 0.06 + vary(sheet, -0.008, 0.008),
          from: 0.33,
          to: 1.01,
          width: 0.019,
          peak: 1,
          drift: (i - 3) * 0.034,
        })),
        ...range(4).map((i) => ({ u: 0.4 + i * 0.065, from: 0.12, to: 0.31, width: 0.014, drift: (1.5 - i) * 0.012 })),
      ]
    : range(7).map((i) => ({
        u: 0.26 + i * 0.08 + vary(sheet, -0.012, 0.012),
        from: vary(sheet, 0.14, 0.34),
        to: 1.01,
        width: 0.018,
        peak: 1,
        drift: (i - 3) * 0.012,
      }));

const sashOver = (sheet: Sheet, cloth: Cloth, castOn: readonly string[]): Drawn =>
  drape(sheet, {
    patch: {
      top: curve(276, 396, 360, 408, 444, 396),
      bottom: curve(277, 424, 360, 437, 443, 424),
      left: curve(276, 396, 277, 424),
      right: curve(444, 396, 443, 424),
      round: 0.5,
    },
    cloth,
    softness: 2,
    castOn,
    borders: [
      { side: 'top', width: 6, style: fineLine },
      { side: 'bottom', width: 6, style: fineLine },
    ],
  });

const kaftanOf =
  (cut: KaftanCut): Garment =>
  (sheet, { main, second }, facing) => {
    const below = cut.trousers ? legs(sheet, second, { hip: 620, half: 92, ankle: FLOOR - 30, cuff: 40, gap: 52 }) : '';
    const body = drape(sheet, {
      patch: patchOf(cut),
      cloth: main,
      outline: outlineOf(facing === 'front' ? V_NECK : HIGH_NECK, cut),
      softness: 6,
      volume: 0.9,
      folds: foldsOf(sheet, cut),
      creases: cut.worn === 'sash' ? DRAWN : DRAWN.filter((_, index) => index % 3 < 2),
      trim: edgesOf(sheet, main, cut, facing) + (facing === 'back' ? seamLine(sheet, `M360 196V${cut.hem}`, main) : ''),
    });
    const sash = cut.worn === 'sash' ? sashOver(sheet, second, [body.shape]).svg : '';
    const tied = facing === 'back' ? '' : cut.worn === 'sash' ? tassels(second, 432) : tassels(second, 300);
    return dressForm(sheet, WOMAN) + below + body.svg + sash + tied;
  };

/** Two beads on cords, from a height down. */
const tassels = ({ base, deep }: Cloth, from: number): string =>
  points(372, from + 128, 384, from + 108)
    .map(
      ({ x, y }) =>
        `<path d="M366 ${from}C368 ${from + 38} ${x} ${y - 60} ${x} ${y}" fill="none" stroke="#c79d55" stroke-width="2.2"/>` +
        `<path d="M${x - 5} ${y + 6}L${x - 8} ${y + 50}H${x + 8}L${x + 5} ${y + 6}z" fill="${base}" stroke="${deep}" stroke-width=".7"/>` +
        `<path d="M${x - 3} ${y + 12}L${x - 4} ${y + 50}M${x} ${y + 12}V${y + 50}M${x + 3} ${y + 12}L${x + 4} ${y + 50}" stroke="${deep}" stroke-width=".8" opacity=".6"/>` +
        `<circle cx="${x}" cy="${y}" r="7" fill="#d9b56c" stroke="#8d6a33" stroke-width=".8"/>`,
    )
    .join('');

/** Wrapped over and belted, with a broad band along its edge. */
const robe: Garment = (sheet, { main, second }, facing) => {
  const arms = sleevesOf(sheet, main, 'bell', [{ side: 'bottom', width: 24, style: kinari }]);
  const isFront = facing === 'front';
  const collar = stripAlong(curve(306, 166, 318, 214, 348, 280, 400, 356, 424, 420, 434, 700, 440, 984), -1);
  const other = stripAlong(curve(414, 166, 402, 214, 384, 256, 366, 300), 1);
  const body = drape(sheet, {
    ...cutOf({
      neck: isFront ? NECKS.vee : NECKS.round,
      side: [...SET_IN, 90, 340, 84, 400, 108, 500, 134, 700, 162, 900, 172, 976],
      dip: 12,
      hemKnots: 13,
    }),
    cloth: main,
    softness: 6,
    folds: hanging(sheet, 6, [0.34, 0.46], [0.016, 0.026]),
    creases: [crease(276, 398, 310, 372, 344, 318), crease(446, 398, 420, 376, 400, 350)],
    trim: isFront
      ? `${panel(sheet, 'M366 300C384 256 402 214 414 166L432 170C420 236 404 284 376 330z', second)}${kinari(sheet, collar, 30, main)}${fineLine(sheet, other, 9, main)}`
      : kinari(sheet, HIGH, 22, main) + seamLine(sheet, 'M360 200V990', main),
  });
  const sash = sashOver(sheet, second, [body.shape]);
  const ends = panel(sheet, 'M352 424C344 500 338 560 330 610L356 616C362 560 366 500 366 426z', second, second.shade);
  return dressForm(sheet, WOMAN) + arms + body.svg + (isFront ? ends : '') + sash.svg;
};

export const KAFTANS = {
  sashed: kaftanOf(SASHED),
  loose: kaftanOf(LOOSE),
  short: kaftanOf(SHORT),
  robe,
} as const;
