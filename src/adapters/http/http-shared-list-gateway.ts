import { parseEnded, parseSharedList, parseSharing } from '#adapters/wire/parse-shared-list.ts';
import type { SharedListGateway } from '#domain/lists/shared-list.ts';
import type { Transport } from './transport.ts';

/** Wishlists by a link, over HTTP. Of a link that leads nowhere its page tells, and no notice. */
export function createHttpSharedListGateway({ transport }: { readonly transport: Transport }): SharedListGateway {
  return {
    share: ({ skus, title, name }) =>
      transport.send({
        method: 'POST',
        url: '/api/wishlist/share',
        body: { skus, title, name },
        parse: parseSharing,
      }),
    read: (list, signal) =>
      transport.send({
        method: 'GET',
        url: `/api/wishlist/shared?list=${encodeURIComponent(list)}`,
        parse: parseSharedList,
        isSilent: true,
        ...(signal && { signal }),
      }),
    end: ({ list, secret }) =>
      transport.send({ method: 'POST', url: '/api/wishlist/unshare', body: { list, secret }, parse: parseEnded }),
  };
}
