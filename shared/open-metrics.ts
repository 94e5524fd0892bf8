import type { Metrics, MetricsServer } from './metrics.ts';

export type OpenMetrics = Pick<MetricsServer, 'stop'> & { readonly metrics: Metrics };

/** Counts, and tells at this port what was counted; null where none is named: then nothing of it is even loaded. */
export async function openMetrics(port: number | undefined): Promise<OpenMetrics | null> {
  if (port === undefined) return null;
  const { createMetrics, serveMetrics } = await import('./metrics.ts');
  const metrics = createMetrics();
  const { stop } = await serveMetrics(metrics, port);
  return { metrics, stop };
}
