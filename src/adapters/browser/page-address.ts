/** The address of the page at hand, without what was asked for there. */
export function createPageAddress(page: Pick<Location, 'origin' | 'pathname'> = location): () => string {
  return () => page.origin + page.pathname;
}

/** Of what a worker does: it sends orders, where no page is open. */
export function createWorkerPageAddress(worker: Pick<Location, 'origin'> = location): () => string {
  return () => `${worker.origin}/checkout`;
}
