import { filled, list, mapped, shape } from './parser.ts';

/** What is waited for, as the shop says it to whoever wants to be told when prices fall. */
export const parsePriceWait = mapped(shape({ skus: list(filled) }), ({ skus }) => skus);
