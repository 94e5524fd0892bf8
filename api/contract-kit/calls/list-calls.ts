import type { Client } from './client.ts';
import { KURTA, TEE } from './reference-data.ts';

export type SharedList = { readonly list: string; readonly secret: string; readonly expires_at: string };

type Asked = { readonly skus?: readonly string[]; readonly title?: string; readonly name?: string };

/** Shares a wishlist of two pieces, or of what is said. */
export function shareList(client: Client, asked: Asked = {}): Promise<SharedList> {
  return client.succeed<SharedList>('wishlistShare', { body: { skus: [KURTA, TEE], ...asked } });
}
