import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BucketSettings } from '#api/media/bucket-settings.ts';

type Kept = { readonly bytes: Buffer; readonly digest: string };
type Instead = (request: IncomingMessage, answer: ServerResponse) => void;

/** A bucket that takes what is signed as AWS wants it (Signature Version 4), and nothing else. */
export type BucketServer = {
  readonly settings: BucketSettings;
  readonly kept: Map<string, Kept>;
  readonly asked: string[];
  instead: Instead | null;
  readonly close: () => Promise<void>;
};

const REGION = 'eu-test-1';
const [KEY_ID, SECRET] = ['a-key-id', 'a/secret+key'];

export async function openBucket(): Promise<BucketServer> {
  const server = createServer((request, answer) => {
    bucket.asked.push(`${request.method} ${request.url}`);
    if (bucket.instead) return bucket.instead(request, answer);
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => answerSigned(bucket, request, Buffer.concat(parts), answer));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/shop/pictures`;
  const bucket: BucketServer = {
    settings: { url, region: REGION, keyId: KEY_ID, secret: SECRET },
    kept: new Map(),
    asked: [],
    instead: null,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
  return bucket;
}

function answerSigned({ kept }: BucketServer, request: IncomingMessage, body: Buffer, answer: ServerResponse): void {
  if (!isSigned(request, body)) return void answer.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>');
  const path = request.url ?? '';
  if (request.method === 'PUT') {
    kept.set(path, { bytes: body, digest: String(request.headers['x-amz-meta-sha256']) });
    return void answer.end();
  }
  const found = kept.get(path);
  if (!found) return void answer.writeHead(404).end('<Code>NoSuchKey</Code>');
  answer.setHeader('x-amz-meta-sha256', found.digest).end(found.bytes);
}

const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** As the documents of AWS reckon it, from what has arrived. */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const pattern = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/((\d{8})\/[^,]+), SignedHeaders=([^,]+), Signature=(\w{64})$/;
  const [, keyId, scope, day = '', names = '', signature] = pattern.exec(headers.authorization ?? '') ?? [];
  if (keyId !== KEY_ID || scope !== `${day}/${REGION}/s3/aws4_request`) return false;
  const payload = String(headers['x-amz-content-sha256']);
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return false;
  const listed = names.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => listed.includes(name))) return false;
  const [path, query = ''] = url.split('?');
  const lines = listed.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('');
  const canonical = [method, path, query, lines, names, payload].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [REGION, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${SECRET}`, day));
  return hmac(key, toSign).toString('hex') === signature;
}
