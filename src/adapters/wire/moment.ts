import { filled, type Parser, parsed } from './parser.ts';

/** A moment, in ms since 1970. */
export const moment: Parser<number> = (input) => {
  const found = filled(input);
  const time = found.kind === 'ok' ? Date.parse(found.value) : Number.NaN;
  return Number.isNaN(time) ? { kind: 'malformed', field: '' } : parsed(time);
};
