import { amount, id, nullable, readable, shape, text } from './parser.ts';

const parsePriceInfo = shape({ regular_price: amount, final_price: amount, special_price: nullable(amount) });

/** What products and variants cost now, in the price set of who asks. */
export const parsePlatformPrices = shape({ items: readable(shape({ id, sku: text, price_info: parsePriceInfo })) });
