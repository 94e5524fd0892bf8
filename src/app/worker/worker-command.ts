import { parseUrl } from '#domain/shared/parse-url.ts';

const bare = ['take-over', 'serve', 'forget-visits'] as const;
type Bare = (typeof bare)[number];

/** What a page may tell the worker. */
export type WorkerCommand =
  | { readonly kind: Bare }
  | { readonly kind: 'keep-page'; readonly address: string }
  | {
      readonly kind: 'keep-pictures';
      /** Of whatever was fetched. */
      readonly addresses: readonly string[];
    };

/** Reads a message of a page; null for anything else, and for addresses that are not the shop's. */
export function readCommand(message: unknown, origin: string): WorkerCommand | null {
  if (typeof message !== 'object' || message === null || !('kind' in message)) return null;
  const { kind } = message;
  const known = bare.find((each) => each === kind);
  if (known) return { kind: known };
  const isOwn = (address: unknown): address is string =>
    typeof address === 'string' && parseUrl(address)?.origin === origin;
  if (kind === 'keep-page' && 'address' in message && isOwn(message.address))
    return { kind: 'keep-page', address: message.address };
  if (kind === 'keep-pictures' && 'addresses' in message && Array.isArray(message.addresses))
    return { kind: 'keep-pictures', addresses: message.addresses.filter(isOwn) };
  return null;
}
