import type { Print } from '#api/demo/pictures/drawing/cloth.ts';
import * as printed from '#api/demo/pictures/prints/printed.ts';
import * as woven from '#api/demo/pictures/prints/woven.ts';

/** A print and how much the cloth shines: 0 matt cotton, 1 silk satin. */
export const FABRICS = {
  plain: [printed.plain, 0.3],
  silk: [printed.plain, 0.9],
  velvet: [printed.plain, 0.6],
  jersey: [printed.plain, 0.05],
  paisley: [printed.paisleyButi, 0.7],
  sprig: [printed.sprigButi, 0.4],
  bandhani: [printed.bandhani, 0.45],
  ikat: [printed.ikat, 0.3],
  blockprint: [printed.blockFloral, 0.15],
  chikankari: [printed.chikankari, 0.15],
  leheriya: [printed.leheriya, 0.45],
  ajrakh: [printed.ajrakh, 0.2],
  phulkari: [printed.phulkari, 0.4],
  kalamkari: [printed.kalamkari, 0.2],
  gota: [printed.gotaPatti, 0.5],
  zardozi: [printed.zardozi, 0.6],
  mukaish: [printed.mukaish, 0.4],
  lotus: [printed.lotusPond, 0.45],
  shibori: [printed.shibori, 0.3],
  ombre: [printed.ombre, 0.6],
  checks: [woven.checks, 0.2],
  khadi: [woven.khadi, 0.1],
  brocade: [woven.brocade, 0.7],
  pinstripe: [woven.pinstripe, 0.5],
  stripes: [woven.stripes, 0.3],
  shirting: [woven.shirting, 0.2],
  gingham: [woven.gingham, 0.15],
  windowpane: [woven.windowpane, 0.15],
  herringbone: [woven.herringbone, 0.1],
  linen: [woven.linen, 0.1],
  jamdani: [woven.jamdani, 0.25],
  damask: [woven.damask, 0.75],
  trellis: [woven.trellis, 0.5],
  patola: [woven.patola, 0.5],
} as const satisfies Record<string, readonly [Print, number]>;

export type FabricName = keyof typeof FABRICS;
