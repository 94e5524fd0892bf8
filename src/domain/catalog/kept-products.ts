import type { Product } from './product.ts';

/** The products that the device keeps, as the catalog last told of them in the market of this visit; never rejects. */
export type KeptProducts = () => Promise<readonly Product[]>;
