import { isRecord } from './parser.ts';

export type RawReply = { readonly status: number; readonly contentType: string; readonly text: string };

/** A reply as the contract's section 2 reads it. `errorCode` is a name such as ENOTFOUND, null when there is none. */
export type Envelope =
  | { readonly kind: 'ok'; readonly result: unknown; readonly meta: unknown }
  | { readonly kind: 'refused'; readonly code: number; readonly errorCode: string | null; readonly message: string }
  | { readonly kind: 'unreadable'; readonly message: string };

// Both texts: specification §5.
const BAD_CONTENT_TYPE = 'Error with response - bad content-type!';
const WRONG_FORMAT = 'Unhandled error, wrong response format!';

const SUCCESS = 200;
const envelopeKeys = ['code', 'resultCode', 'result'];

export function parseEnvelope({ status, contentType, text }: RawReply): Envelope {
  if (!contentType.includes('application/json')) return { kind: 'unreadable', message: BAD_CONTENT_TYPE };
  const body = parseJson(text);
  if (body === null) return { kind: 'unreadable', message: WRONG_FORMAT };
  const code = codeOf(body, status);
  const result = resultOf(body);
  if (code === SUCCESS) return { kind: 'ok', result, meta: field(body, 'meta') };
  return { kind: 'refused', code, errorCode: errorCodeOf(body) ?? errorCodeOf(result), message: messageOf(result) };
}

/** null stands for text that is no JSON, too: both are read alike. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function codeOf(body: unknown, status: number): number {
  const given = [field(body, 'resultCode'), field(body, 'code')].find(isCode);
  return given === undefined ? status : Number(given);
}

function isCode(value: unknown): boolean {
  return /^\d{3}$/.test(String(value));
}

function resultOf(body: unknown): unknown {
  if (!isRecord(body)) return body;
  return envelopeKeys.some((key) => Object.hasOwn(body, key)) ? field(body, 'result') : body;
}

function errorCodeOf(value: unknown): string | null {
  const code = field(value, 'code');
  return typeof code === 'string' ? code : null;
}

function messageOf(result: unknown): string {
  if (typeof result === 'string') return result;
  const messages = Array.isArray(result)
    ? [
        result
          .map((each) => field(each, 'message'))
          .filter((each) => typeof each === 'string')
          .join(' '),
      ]
    : [field(result, 'message'), field(result, 'errorMessage'), field(result, 'result')];
  return messages.find((each): each is string => typeof each === 'string' && each !== '') ?? WRONG_FORMAT;
}

function field(value: unknown, key: string): unknown {
  return isRecord(value) ? value[key] : undefined;
}
