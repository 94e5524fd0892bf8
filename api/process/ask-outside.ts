/** An answer of another company's server, read as text. */
export type OutsideAnswer = { readonly status: number; readonly text: string };

type Asked = {
  /** From the settings, never from a request. */
  readonly url: string;
  readonly body: string | URLSearchParams;
  readonly contentType?: string;
  /** Milliseconds for all of it, 2,000 to 10,000. */
  readonly limitMs: number;
  readonly mostBytes?: number;
};

const MOST_BYTES = 5_000_000;

/**
 * Asks a server outside: the only way out for calls by HTTP. It follows no redirect, checks certificates as Node does,
 * and stops reading where there is too much. Rejects when there is no whole answer in time; the reason may hold the
 * address with its secrets and is not for any log.
 */
export async function askOutside(asked: Asked): Promise<OutsideAnswer> {
  const { url, body, contentType, limitMs, mostBytes = MOST_BYTES } = asked;
  const response = await fetch(url, {
    method: 'POST',
    ...(contentType === undefined ? {} : { headers: { 'content-type': contentType } }),
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
  });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new Error('The answer is too large.');
    chunks.push(chunk);
  }
  return { status: response.status, text: Buffer.concat(chunks).toString('utf8') };
}
