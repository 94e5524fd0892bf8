import type { Sku } from '#domain/catalog/product.ts';
import type { Reply } from '#domain/shared/reply.ts';
import type { CallWorld } from '#domain/storeview/store-view.ts';

/** Who waits for what. */
export type Wait = { readonly email: string; readonly sku: Sku };

/** `noted`: one mail follows when it can be had again; `in-stock`: it can be had already, and nobody waits. */
export type WaitAnswer = 'noted' | 'in-stock';

/** Where a shopper asks to be told when something is back. Asking twice does no harm. */
export interface RestockGateway {
  ask(wait: Wait, world?: CallWorld): Promise<Reply<WaitAnswer>>;
}
