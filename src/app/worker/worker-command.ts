/** What a page may tell the worker. */
export type WorkerCommand =
  | { readonly kind: 'take-over' | 'forget-visits' }
  | { readonly kind: 'keep-page'; readonly address: string };

/** Reads a message of a page; null for anything else, and for pages that are not the shop's. */
export function readCommand(message: unknown, origin: string): WorkerCommand | null {
  if (typeof message !== 'object' || message === null || !('kind' in message)) return null;
  if (message.kind === 'take-over' || message.kind === 'forget-visits') return { kind: message.kind };
  if (message.kind !== 'keep-page' || !('address' in message) || typeof message.address !== 'string') return null;
  const { address } = message;
  return URL.canParse(address) && new URL(address).origin === origin ? { kind: 'keep-page', address } : null;
}
