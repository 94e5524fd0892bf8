import type { OtlpSpans } from './otlp-spans.ts';

/** Whether a text is where a collector may take spans, such as `http://localhost:4318`; a path may stand behind it. */
export function isSpansEndpoint(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash;
}

type Log = { readonly info: (line: string) => void; readonly error: (line: string) => void };

/** Tells spans to the collector at this address. Null where none is named: then nothing of the library is even loaded. */
export async function openSpans(
  endpoint: string | undefined,
  { service, log }: { readonly service: string; readonly log: Log },
): Promise<OtlpSpans | null> {
  if (endpoint === undefined) return null;
  const { openOtlpSpans } = await import('./otlp-spans.ts');
  log.info(`Spans are told to ${new URL(endpoint).host}.`);
  return openOtlpSpans({ endpoint, service, tell: log.error, environment: process.env });
}
