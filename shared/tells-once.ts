import type { SpanExporter } from '@opentelemetry/sdk-trace';

/** `ExportResultCode` of the library. */
const [TAKEN, DROPPED] = [0, 1] as const;

/**
 * An exporter that says once that nobody takes what it hands over, and once that somebody does again. Meanwhile one attempt at a
 * time is made, and what comes beside it is dropped.
 */
export function tellsOnce(exporter: SpanExporter, host: string, tell: (line: string) => void): SpanExporter {
  let isAway = false;
  let [begun, underWay, lastTaken] = [0, 0, 0];
  /** An attempt that fails after a later one was taken says nothing. */
  const note = (attempt: number, isTaken: boolean, error: Error | undefined): void => {
    if (isTaken) lastTaken = Math.max(lastTaken, attempt);
    const wasAway = isAway;
    isAway = !isTaken && attempt >= lastTaken;
    if (isAway && !wasAway) tell(`Spans are dropped: ${host} does not take them (${reasonOf(error)}).`);
    if (isTaken && wasAway) tell(`Spans are taken again by ${host}.`);
  };
  return {
    export(spans, told) {
      if (isAway && underWay > 0) return told({ code: DROPPED });
      begun += 1;
      underWay += 1;
      const attempt = begun;
      exporter.export(spans, (result) => {
        underWay -= 1;
        note(attempt, result.code === TAKEN, result.error);
        told(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

/** A code alone: what the collector answers is of no use in a log. */
function reasonOf(error: Error | undefined): string {
  const code: unknown = error && Reflect.get(error, 'code');
  return typeof code === 'string' || typeof code === 'number' ? String(code) : 'no answer in time';
}
