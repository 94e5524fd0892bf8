import type { Border, Cloth } from '#api/demo/pictures/drawing/cloth.ts';
import { type Drawn, drape } from '#api/demo/pictures/drawing/drape.ts';
import { AXIS, dressForm, FLOOR, GIRL } from '#api/demo/pictures/drawing/figure.ts';
import { flareFolds } from '#api/demo/pictures/drawing/fold.ts';
import { curve, type Point, range } from '#api/demo/pictures/drawing/geometry.ts';
import { mirroredPatch, type Patch } from '#api/demo/pictures/drawing/patch.ts';
import type { Sheet } from '#api/demo/pictures/drawing/sheet.ts';
import { fineLine, gota, kinari, lotusFrieze } from '#api/demo/pictures/prints/borders.ts';
import { crease, dori, type Facing, type Garment } from './common.ts';
import { cutOf, NECKS, neckStrip } from './cut.ts';
import { BRIDAL, CIRCULAR, DANCING, FISHTAIL, GIRLS, HALF_SAREE, type LehengaCut, PAVADAI } from './lehenga-cuts.ts';
import { edges, gathered } from './saree-parts.ts';
import { skirt } from './skirt.ts';
import { sleevesOf } from './sleeves.ts';
import { acrossArms, overBoth, thrownBack } from './stoles.ts';

const DUPATTA: Patch = {
  top: curve(398, 168, 428, 163, 462, 182),
  bottom: curve(404, 803, 424, 808, 440, 804, 462, 809, 486, 804, 514, 806),
  left: curve(398, 168, 384, 260, 396, 420, 398, 620, 404, 800),
  right: curve(462, 182, 468, 270, 470, 420, 490, 620, 514, 806),
  hemKnots: 13,
};

const END_BEHIND: Patch = {
  top: curve(420, 172, 450, 170, 474, 190),
  bottom: curve(470, 690, 510, 708, 552, 690),
  left: curve(420, 172, 440, 400, 470, 690),
  right: curve(474, 190, 520, 400, 552, 690),
};

const WOUND: Patch = {
  top: curve(404, 166, 432, 163, 462, 180),
  bottom: curve(284, 374, 270, 420, 262, 456),
  left: curve(404, 166, 384, 230, 336, 310, 284, 374),
  right: curve(462, 180, 446, 270, 376, 380, 262, 456),
};

const EDGED: readonly Border[] = [
  { side: 'bottom', width: 34, style: kinari },
  { side: 'bottom', width: 10, inset: 42, style: fineLine },
  { side: 'left', width: 11, style: fineLine },
  { side: 'right', width: 11, style: fineLine },
];

type Place = { readonly facing: Facing; readonly castOn: readonly string[] };

/** Behind everything, what hangs down the back, and what lies over the skirt. */
type Layers = { readonly behind: string; readonly before: string };

const onShoulder = (sheet: Sheet, cloth: Cloth, { facing, castOn }: Place): Layers => {
  const turned = (patch: Patch): Patch => (facing === 'front' ? patch : mirroredPatch(patch, AXIS));
  const behind = drape(sheet, {
    patch: turned(END_BEHIND),
    cloth,
    folds: flareFolds(sheet, 4, 0.06),
    borders: EDGED.slice(0, 1),
  });
  const before = drape(sheet, {
    patch: turned(facing === 'front' ? DUPATTA : { ...DUPATTA, bottom: curve(380, 690, 420, 700, 470, 690, 520, 694) }),
    cloth,
    softness: 3,
    castOn,
    folds: range(5).map((i) => ({ u: 0.16 + i * 0.17, from: 0, to: 1.01, width: 0.05, peak: 0.75, drift: 0.02 })),
    borders: EDGED,
  });
  return { behind: behind.svg, before: before.svg };
};

const wound = (sheet: Sheet, cloth: Cloth, { facing, castOn }: Place): Layers => {
  const fall = drape(sheet, {
    patch: facing === 'front' ? END_BEHIND : mirroredPatch(DUPATTA, AXIS),
    cloth,
    castOn: facing === 'front' ? [] : castOn,
    folds: flareFolds(sheet, 4, 0.06),
    borders: EDGED,
  });
  if (facing === 'back') return { behind: '', before: fall.svg };
  const over = drape(sheet, { patch: WOUND, cloth, castOn, folds: gathered(sheet), softness: 4, borders: edges(0.5) });
  return { behind: fall.svg, before: over.svg };
};

const dupattaOf = (sheet: Sheet, cloth: Cloth, { dupatta }: LehengaCut, place: Place): Layers => {
  switch (dupatta) {
    case 'shoulder':
      return onShoulder(sheet, cloth, place);
    case 'wrapped':
      return wound(sheet, cloth, place);
    case 'arms':
      return acrossArms(sheet, cloth, place);
    case 'thrown':
      return { behind: '', before: thrownBack(sheet, cloth, place) };
    case 'both':
      return { behind: '', before: overBoth(sheet, cloth, place) };
  }
};

const SHOULDER_BLADES = [crease(274, 250, 284, 280, 292, 330), crease(446, 250, 436, 280, 428, 330)];
const DARTS = [
  crease(274, 262, 296, 284, 326, 292),
  crease(446, 262, 424, 284, 396, 290),
  crease(318, 352, 322, 326, 332, 304),
  crease(402, 352, 398, 326, 388, 304),
];

const choliOf = (sheet: Sheet, cloth: Cloth, { choli, neck, back, form }: LehengaCut, facing: Facing): Drawn => {
  const line = NECKS[facing === 'front' ? neck : back];
  return drape(sheet, {
    ...cutOf({ neck: line, side: choli, dip: 14, round: 0.6 }),
    cloth,
    softness: 4,
    creases: form === GIRL ? [] : facing === 'front' ? DARTS : SHOULDER_BLADES,
    borders: [{ side: 'bottom', width: 20, style: gota }],
    trim: line === NECKS.sweetheart ? '' : fineLine(sheet, neckStrip(line), 9, cloth),
  });
};

const HEM: readonly Border[] = [
  { side: 'bottom', width: 62, style: lotusFrieze },
  { side: 'bottom', width: 16, inset: 72, style: fineLine },
  { side: 'top', width: 20, style: fineLine },
];

const underDupatta =
  (facing: Facing) =>
  ({ x, y }: Point): boolean =>
    y < 690 && (facing === 'front' ? x > 412 && x < 462 : x > 258 && x < 308);

const lehengaOf =
  (cut: LehengaCut): Garment =>
  (sheet, { main, second, third }, facing) => {
    const arms = cut.sleeve ? sleevesOf(sheet, second, cut.sleeve, [{ side: 'bottom', width: 20, style: gota }]) : '';
    const top = choliOf(sheet, second, cut, facing);
    const covered = cut.dupatta === 'shoulder' ? { covered: underDupatta(facing) } : {};
    const flare = skirt(sheet, main, cut.skirt, { borders: HEM, castOn: [top.shape], ...covered });
    const { behind, before } = dupattaOf(sheet, third, cut, { facing, castOn: [flare.shape, top.shape] });
    const ties = facing === 'back' && cut.back === 'low' ? dori(sheet, 206, main.base) : '';
    // A long choli is worn over the skirt.
    const isLong = (cut.choli.at(-1) ?? 0) > FLOOR * 0.4;
    const clothes = isLong ? flare.svg + top.svg : top.svg + ties + flare.svg;
    return behind + dressForm(sheet, cut.form) + arms + clothes + before;
  };

export const LEHENGAS = {
  bridal: lehengaOf(BRIDAL),
  circular: lehengaOf(CIRCULAR),
  fishtail: lehengaOf(FISHTAIL),
  halfSaree: lehengaOf(HALF_SAREE),
} as const;

export const GIRLS_LEHENGAS = {
  festive: lehengaOf(GIRLS),
  halfSaree: lehengaOf(PAVADAI),
  dancing: lehengaOf(DANCING),
} as const;
