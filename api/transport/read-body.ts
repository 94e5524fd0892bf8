import { type Outcome, refusal } from './outcome.ts';
import { type Parsed, parseJson } from './parse-json.ts';

export type Body = Parsed | { readonly kind: 'too-large' };

/** Reads a JSON body; what may pass as JSON is said in parse-json.ts. */
export async function readBody(request: Request, limit: number): Promise<Body> {
  const bytes = await readBytes(request, limit);
  if (bytes === null) return { kind: 'too-large' };
  const text = textOf(bytes);
  return text === null ? { kind: 'not-json' } : parseJson(text);
}

/** The answer to a body that was not read. */
export function refusedBody(body: Exclude<Body, { readonly kind: 'read' }>): Outcome {
  switch (body.kind) {
    case 'too-large':
      return refusal(413, 'Request body is too large');
    case 'not-json':
      return refusal(400, 'Request body is not valid JSON');
    case 'harmful':
      return refusal(400, [body.fault]);
  }
}

/** A body as it came, counted while it comes in; null when it is larger than the limit in bytes. */
export async function readBytes(request: Request, limit: number): Promise<Buffer | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Null for what is not UTF-8. */
function textOf(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
