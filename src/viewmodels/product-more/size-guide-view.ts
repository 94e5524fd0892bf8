import type { SizeGuide, SizeTable } from '#domain/content/product-papers.ts';
import { type TextBlock, textBlocks } from '../html-text.ts';

export type Unit = SizeTable['unit'];

/** The guide in one unit, whatever unit the merchant measured in. */
export type SizeGuideView = {
  readonly title: string;
  readonly tables: readonly Omit<SizeTable, 'unit'>[];
  readonly notes: readonly TextBlock[];
};

const CM_PER_INCH = 2.54;

export function sizeGuideView({ title, tables, notes }: SizeGuide, unit: Unit): SizeGuideView {
  return {
    title,
    notes: textBlocks(notes),
    tables: tablesIn(tables, unit).map((table) => ({
      title: table.title,
      columns: table.columns,
      rows: table.rows.map((row) => row.map((cell, at) => (at === 0 ? cell : inUnit(cell, table.unit, unit)))),
    })),
  };
}

/** The merchant's own measures where there are any in this unit; else the others are to be converted. */
function tablesIn(tables: readonly SizeTable[], unit: Unit): readonly SizeTable[] {
  const own = tables.filter((table) => table.unit === unit);
  return own.length > 0 ? own : tables;
}

const MEASURE = /\d+(?:\.\d+)?/g;

/** Each number of a cell in another unit: `36-38` in inches is `91-97` in centimetres; words stay. */
function inUnit(cell: string, from: Unit, to: Unit): string {
  if (from === to) return cell;
  return cell.replace(MEASURE, (number) => {
    const measure = Number(number);
    return to === 'cm' ? String(Math.round(measure * CM_PER_INCH)) : halves(measure / CM_PER_INCH);
  });
}

/** Tapes show halves of an inch. */
function halves(inches: number): string {
  return String(Math.round(inches * 2) / 2);
}
