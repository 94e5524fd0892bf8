import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { DesignSheet } from '#api/demo/collection/design-sheet.ts';
import { designs } from '#api/demo/collection/designs.ts';
import { picturePath } from '#api/demo/collection/picture-paths.ts';
import { pictureAt } from '#api/demo/collection/pictures.ts';
import { shapeOf } from '#api/demo/collection/shapes.ts';
import { drawPicture } from '#api/demo/pictures/picture.ts';

export const COLLECTION_FILE = 'collection.webp';
const COLUMNS = 18;
/** Of one picture and the space around it, px. */
const TILE = { width: 120, height: 182 } as const;
const GAP = 4;
const PAPER = '#fbf7ef';
const QUALITY = 72;

/** Draws the first picture of every product on one sheet, like beside like, so that whoever repeats another is seen. */
export async function drawCollection(folder: string): Promise<void> {
  const shown = likeBesideLike(designs);
  const tiles = await Promise.all(shown.map(tileOf));
  const placed = tiles.map((input, index) => ({
    input,
    left: GAP + (index % COLUMNS) * (TILE.width + GAP),
    top: GAP + Math.floor(index / COLUMNS) * (TILE.height + GAP),
  }));
  const sheet = sharp({
    create: {
      width: GAP + COLUMNS * (TILE.width + GAP),
      height: GAP + Math.ceil(shown.length / COLUMNS) * (TILE.height + GAP),
      channels: 3,
      background: PAPER,
    },
  });
  await writeFile(
    `${folder}/${COLLECTION_FILE}`,
    await sheet.composite(placed).webp({ quality: QUALITY, effort: 6 }).toBuffer(),
  );
}

/** By kind, and within a kind by silhouette; kinds in the order in which the collection begins with them. */
export function likeBesideLike(sheets: readonly DesignSheet[]): readonly DesignSheet[] {
  const kinds = Map.groupBy(sheets, ({ garment, folded }) => `${folded ? 'folded' : garment}`);
  return [...kinds.values()].flatMap((kind) => kind.toSorted((a, b) => shapeOf(a).localeCompare(shapeOf(b))));
}

async function tileOf(sheet: DesignSheet): Promise<Buffer> {
  const [way] = sheet.ways;
  const order = way === undefined ? null : pictureAt(picturePath(sheet, way, 'front'));
  const svg = drawPicture(order ?? { kind: 'placeholder' }, TILE);
  return sharp(Buffer.from(svg)).flatten({ background: PAPER }).png().toBuffer();
}
