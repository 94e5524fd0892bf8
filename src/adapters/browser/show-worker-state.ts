import type { WorkerState } from '#domain/offline/service-worker.ts';

/** For who looks at the page from outside, such as a test; no shopper reads it. */
export function showWorkerState(state: WorkerState): void {
  document.documentElement.dataset['worker'] = state;
}
