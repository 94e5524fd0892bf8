const GONE: readonly string[] = ['canceled', 'closed']; // contract, Order.status

/** Whether the shop has an order no more: nothing of it is sent, and nothing is due. */
export function isGone({ status }: { readonly status: string }): boolean {
  return GONE.includes(status);
}
