const PATIENCE_MS = 10_000;
const PROBE = '/api/catalog?type=product&size=1';

/**
 * Asks a base URL whether there is an API that may be judged at all: one that answers in JSON and in the envelope of
 * section 2. Null where there is; else a sentence for whoever gave the URL.
 */
export async function faultOfBase(base: string, patience = PATIENCE_MS): Promise<string | null> {
  try {
    const response = await fetch(`${base}${PROBE}`, { redirect: 'manual', signal: AbortSignal.timeout(patience) });
    return faultOfAnswer(base, response, await response.text());
  } catch (error) {
    return faultOfNetwork(base, error, patience);
  }
}

function faultOfAnswer(base: string, { status, headers }: Response, text: string): string | null {
  const place = headers.get('location');
  if (status >= 300 && status < 400 && place !== null)
    return `${base} sends its callers to ${place}: give that base URL.`;
  const type = headers.get('content-type') ?? 'nothing that says what it is';
  if (!type.includes('application/json')) {
    return `${base} is not an API of this contract: ${PROBE} answers ${status} with ${type}, not with JSON.`;
  }
  if (hasEnvelope(text)) return null;
  return `${base} is not an API of this contract: ${PROBE} answers JSON without the envelope of section 2.`;
}

function hasEnvelope(text: string): boolean {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'code' in body && 'result' in body;
  } catch {
    return false;
  }
}

/** A sentence for what fetch throws. */
export function faultOfNetwork(base: string, error: unknown, patience: number): string {
  if (error instanceof Error && error.name === 'TimeoutError') {
    return `${base} did not answer within ${patience / 1_000} seconds.`;
  }
  const { code, message } = causeOf(error);
  const sentence = SENTENCES.find(([codes]) => codes.test(code))?.[1] ?? 'cannot be asked';
  return `${base} ${sentence} (${message}).`;
}

/** What the codes of Node and of TLS mean to whoever gave the URL. */
const SENTENCES: readonly (readonly [codes: RegExp, sentence: string])[] = [
  [/^ECONNREFUSED$/, 'has nobody who listens: is the API started, and is this its port?'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'has a name that nobody knows'],
  [/^(ECONNRESET|UND_ERR_SOCKET)$/, 'hung up without an answer'],
  [/CERT|SIGNATURE|ISSUER/, 'has a certificate that is not trusted: name its authority in NODE_EXTRA_CA_CERTS'],
  [/SSL|TLS/, 'does not speak TLS as https:// promises'],
  [/^(HPE_|UND_ERR_|HTTPParserError)/, 'does not speak HTTP'],
];

type Cause = { readonly code: string; readonly message: string };

/** The fault of the network stands in the cause of what fetch throws, that of several addresses in a list of them. */
function causeOf(error: unknown): Cause {
  if (error instanceof AggregateError) return causeOf(error.errors[0]);
  if (!(error instanceof Error)) return { code: '', message: 'for an unknown reason' };
  if (error.cause !== undefined) return causeOf(error.cause);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return { code, message: error.message === '' ? code : (error.message.split('\n', 1)[0] ?? code) };
}
