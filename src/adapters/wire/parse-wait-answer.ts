import { mapped, oneOf } from './parser.ts';

/** What the shop says to whoever wants to be told when a sku is back. */
export const parseWaitAnswer = mapped(oneOf('noted', 'in_stock'), (result) =>
  result === 'noted' ? 'noted' : 'in-stock',
);
