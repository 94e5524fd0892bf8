import type { accountPageMessages } from '../messages/account-page/en.ts';
import type { TextsOf } from '../messages/writing/messages.ts';

/** The blocks of the account, each at an address of its own (ROUTE-19 to ROUTE-25). */
export type Block =
  | { readonly kind: 'profile' | 'shipping' | 'newsletter' | 'orders' | 'recent' | 'credit' | 'data' }
  | { readonly kind: 'order'; readonly id: string };

const ACCOUNT_ADDRESS = '/my-account';
export const ORDERS_ADDRESS = `${ACCOUNT_ADDRESS}/orders`;

/** The block that an address shows; the profile where it names none that there is. */
export function blockAt(pathname: string): Block {
  const [, name = '', id = ''] = /^\/my-account(?:\/([^/]+))?(?:\/([^/]+))?\/?$/i.exec(pathname) ?? [];
  switch (name.toLowerCase()) {
    case 'shipping-details':
      return { kind: 'shipping' };
    case 'newsletter':
      return { kind: 'newsletter' };
    case 'orders':
      return id === '' ? { kind: 'orders' } : { kind: 'order', id: decoded(id) };
    case 'recently-viewed':
      return { kind: 'recent' };
    case 'credit-details':
      return { kind: 'credit' };
    case 'my-data':
      return { kind: 'data' };
    default:
      return { kind: 'profile' };
  }
}

/** A way to a block; `isCurrent` for the one that is shown, an order belonging to the orders. */
export type BlockLink = { readonly name: string; readonly address: string; readonly isCurrent: boolean };

export function blockLinks(block: Block, texts: TextsOf<typeof accountPageMessages>): readonly BlockLink[] {
  const shown = block.kind === 'order' ? 'orders' : block.kind;
  return entries.map(([kind, path]) => ({
    name: texts.blocks[kind],
    address: ACCOUNT_ADDRESS + path,
    isCurrent: kind === shown,
  }));
}

const entries = [
  ['profile', ''],
  ['shipping', '/shipping-details'],
  ['newsletter', '/newsletter'],
  ['orders', '/orders'],
  ['recent', '/recently-viewed'],
  ['credit', '/credit-details'],
  ['data', '/my-data'],
] as const;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // what is no text is no order's number either
  }
}
