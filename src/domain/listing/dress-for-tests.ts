import { skuOf } from '#domain/catalog/product.ts';
import { tileForTests } from '#viewmodels/catalog/tile-for-tests.ts';

export const dress = tileForTests({ sku: skuOf('ST-GW-5002'), name: 'Block Print Thunder Dress' });
