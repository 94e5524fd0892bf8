import { afterEach, expect, test } from 'vitest';
import { createMetrics, type MetricsServer, serveMetrics } from './metrics.ts';

const open: MetricsServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.stop();
});

async function ask(path: string, metrics = createMetrics(), method = 'GET') {
  const server = await serveMetrics(metrics, 0);
  open.push(server);
  return fetch(`http://127.0.0.1:${server.port}${path}`, { method });
}

test('what was answered is told by method, route and status, with how long it took', async () => {
  const metrics = createMetrics();
  metrics.answered({ method: 'GET', route: 'page', status: 200, milliseconds: 20 });
  metrics.answered({ method: 'GET', route: 'page', status: 200, milliseconds: 300 });
  const response = await ask('/metrics', metrics);
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const lines = (await response.text()).split('\n');
  const labels = 'method="GET",route="page",status="200"';
  expect(lines).toContain(`zari_http_request_duration_seconds_count{${labels}} 2`);
  expect(lines).toContain(`zari_http_request_duration_seconds_sum{${labels}} 0.32`);
  expect(lines).toContain(`zari_http_request_duration_seconds_bucket{le="0.025",${labels}} 1`);
  expect(lines.some((line) => line.startsWith('process_resident_memory_bytes '))).toBe(true);
});

test('what is read when it is asked for is as it is then, and left out where it cannot be read', async () => {
  const metrics = createMetrics();
  let waiting = 3;
  metrics.gauge('zari_mails_waiting', 'Mails.', async () => waiting);
  metrics.gauge('zari_broken', 'Nothing.', () => Promise.reject(new Error('away')));
  expect(await metrics.text()).toContain('zari_mails_waiting 3');
  waiting = 4;
  expect(await metrics.text()).toContain('zari_mails_waiting 4');
  expect(await metrics.text()).not.toMatch(/^zari_broken /m);
});

test.each([
  ['/', 'GET'],
  ['/metrics/x', 'GET'],
  ['/metrics', 'POST'],
])('%s by %s is nothing that is told', async (path, method) => {
  expect((await ask(path, createMetrics(), method)).status).toBe(404);
});

test('a port that is taken is a fault of the start', async () => {
  const server = await serveMetrics(createMetrics(), 0);
  open.push(server);
  const { port } = server;
  await expect(serveMetrics(createMetrics(), port)).rejects.toThrow('EADDRINUSE');
});
