import { createFindAlike } from '#domain/listing/find-alike.ts';
import { createAlike } from '#viewmodels/product-more/alike-model.ts';

/** Pieces like one that is sold out; they come when one is. */
export const alike = { findAlike: createFindAlike, alike: createAlike };
