import type { Sku } from '#domain/catalog/product.ts';
import type { Reply } from '#domain/shared/reply.ts';
import type { SizeGuide } from './size-guide.ts';

export interface SizeGuideGateway {
  /** Refused with 404 where there is none (CONT-22). */
  find(product: { readonly sku: Sku; readonly designer: string }): Promise<Reply<SizeGuide>>;
}
