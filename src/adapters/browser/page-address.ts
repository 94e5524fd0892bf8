/** The address of the page at hand, without what was asked for there. */
export function createPageAddress(): () => string {
  return () => location.origin + location.pathname;
}

/** Of what a worker does: it sends orders, where no page is open. */
export function createWorkerPageAddress(): () => string {
  return () => `${location.origin}/checkout`;
}
