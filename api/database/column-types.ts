import { types } from 'pg';

const INT8 = types.builtins.INT8;
const DATE = types.builtins.DATE;

/**
 * How values of columns arrive, the same from either database: counts and paise (int8) as numbers, days as `YYYY-MM-DD`,
 * moments as Date, numeric as its text, JSON as its value. Throws RangeError for an int8 that no number holds exactly.
 */
export const columnTypes = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): (text: string) => unknown {
    if (oid === INT8) return safeWhole;
    if (oid === DATE) return (day) => day;
    return types.getTypeParser(oid, format === 'binary' ? 'text' : format);
  },
};

function safeWhole(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond what a number holds exactly.`);
  return value;
}
