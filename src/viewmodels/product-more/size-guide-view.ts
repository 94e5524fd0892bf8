import type { SizeGuide, SizeTable, SizeUnit } from '#domain/content/size-guide.ts';
import { type TextBlock, textBlocks } from '../merchant-text/html-text.ts';
import { productMoreMessages } from '../messages/product-more/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { CM_PER_INCH, wornText } from './worn-text.ts';

/** The guide in one unit, whatever unit the merchant measured in. */
export type SizeGuideView = {
  readonly title: string;
  readonly tables: readonly Omit<SizeTable, 'unit' | 'ownColumns'>[];
  readonly notes: readonly TextBlock[];
  /** Who wears the piece in its pictures, in words; null where nobody does. */
  readonly worn: string | null;
  /** How to take the measures that the tables name; none where nothing is known of them. */
  readonly how: readonly string[];
  /** The language it is told in; absent: the catalog's own. */
  readonly language?: string;
};

export function sizeGuideView(guide: SizeGuide, unit: SizeUnit, messages: Messages): SizeGuideView {
  const { title, tables, notes, worn, language } = guide;
  return {
    title,
    ...(language && { language }),
    notes: textBlocks(notes),
    worn: worn && wornText(worn, messages(productMoreMessages)),
    how: howToMeasure(guide, messages),
    tables: tablesIn(tables, unit).map((table) => ({
      title: table.title,
      columns: table.columns,
      rows: table.rows.map((row) => row.map((cell, at) => (at === 0 ? cell : inUnit(cell, table.unit, unit)))),
    })),
  };
}

/**
 * How to take each measure that the tables name; measures are known by their English names, in any case. What to do
 * between two sizes is left out where the merchant has notes of his own.
 */
function howToMeasure({ tables, notes }: SizeGuide, messages: Messages): readonly string[] {
  const texts = messages(productMoreMessages);
  const lines = new Map([
    ['bust', texts.measureBust],
    ['chest', texts.measureChest],
    ['waist', texts.measureWaist],
    ['hip', texts.measureHip],
    ['thigh', texts.measureThigh],
    ['shoulder', texts.measureShoulder],
    ['sleeve', texts.measureSleeve],
    ['height', texts.measureHeight],
    ['foot length', texts.measureFoot],
  ]);
  const names = tables.flatMap(({ columns, ownColumns }) =>
    (ownColumns ?? columns).map((column) => column.trim().toLowerCase()),
  );
  const known = [...new Set(names)].flatMap((name) => lines.get(name) ?? []);
  return notes === '' && known.length > 0 ? [...known, texts.measureBetween] : known;
}

/** The merchant's own measures where there are any in this unit; else the others are to be converted. */
function tablesIn(tables: readonly SizeTable[], unit: SizeUnit): readonly SizeTable[] {
  const own = tables.filter((table) => table.unit === unit);
  return own.length > 0 ? own : tables;
}

const MEASURE = /\d+(?:\.\d+)?/g;

/** Each number of a cell in another unit: `36-38` in inches is `91-97` in centimetres; words stay. */
function inUnit(cell: string, from: SizeUnit, to: SizeUnit): string {
  if (from === to) return cell;
  return cell.replace(MEASURE, (number) => {
    const measure = Number(number);
    return to === 'cm' ? String(Math.round(measure * CM_PER_INCH)) : halves(measure / CM_PER_INCH);
  });
}

/** Rounded to half inches, as measuring tapes show them. */
function halves(inches: number): string {
  return String(Math.round(inches * 2) / 2);
}
