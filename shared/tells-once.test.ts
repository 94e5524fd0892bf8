import type { SpanExporter } from '@opentelemetry/sdk-trace';
import { expect, test } from 'vitest';
import { tellsOnce } from './tells-once.ts';

type Told = Parameters<SpanExporter['export']>[1];

/** An exporter whose attempts end when a test says so. */
function openTrial() {
  const attempts: Told[] = [];
  const [lines, results]: [string[], number[]] = [[], []];
  const exporter: SpanExporter = {
    export: (_spans, told) => void attempts.push(told),
    shutdown: async () => undefined,
  };
  const once = tellsOnce(exporter, 'collector.example', (line) => lines.push(line));
  const hand = (): void => once.export([], ({ code }) => results.push(code));
  return { attempts, lines, results, hand };
}

test('one attempt at a time is made while nobody takes spans', () => {
  const { attempts, lines, results, hand } = openTrial();
  hand();
  attempts[0]?.({ code: 1, error: Object.assign(new Error('secret'), { code: 503 }) });
  hand();
  hand();
  hand();
  expect(attempts).toHaveLength(2);
  expect(results).toEqual([1, 1, 1]);
  attempts[1]?.({ code: 0 });
  hand();
  expect(attempts).toHaveLength(3);
  expect(lines).toEqual([
    'Spans are dropped: collector.example does not take them (503).',
    'Spans are taken again by collector.example.',
  ]);
});

test('an attempt that fails after a later one was taken says nothing', () => {
  const { attempts, lines, hand } = openTrial();
  hand();
  hand();
  attempts[1]?.({ code: 0 });
  attempts[0]?.({ code: 1 });
  expect(lines).toEqual([]);
  hand();
  attempts[2]?.({ code: 1 });
  expect(lines).toEqual(['Spans are dropped: collector.example does not take them (no answer in time).']);
});
