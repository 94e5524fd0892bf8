import type { Shop } from '#api/shop/shop.ts';
import { BODY_LIMIT, forUser, type Operation } from '#api/transport/call.ts';
import { deleteAccount } from './delete-account.ts';
import { exportOwnData } from './own-data.ts';

/** A file is fetched once, and again where it was lost. */
const EXPORTS_PER_MINUTE = 5;

/** What customers may ask of all that is kept of them. Contract, section 15. */
export function ownDataOperations(shop: Shop): readonly Operation[] {
  return [
    {
      operationId: 'userExport',
      method: 'GET',
      path: '/api/user/export',
      cache: 'private',
      weight: 'heavy',
      perMinute: EXPORTS_PER_MINUTE,
      ...forUser((_, user) => exportOwnData(shop, user)),
    },
    {
      operationId: 'userDelete',
      method: 'POST',
      path: '/api/user/delete',
      cache: 'private',
      bodyLimit: BODY_LIMIT,
      ownTokenCheck: true, // one of an account that is deleted is answered
      answer: (call) => deleteAccount(shop, call),
    },
  ];
}
