import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { BucketSettings } from '#api/media/bucket-settings.ts';
import type { PictureStore } from './picture-store.ts';

type Ports = {
  readonly bucket: BucketSettings;
  readonly log: (line: string) => void;
  /** For how long an answer is waited for, and for how long nothing is asked after none came. Milliseconds. */
  readonly patienceMs?: number;
  readonly restMs?: number;
  readonly now?: () => number;
};

/** Shorter than a picture takes to draw. */
const PATIENCE_MS = 2_000;
const REST_MS = 5_000;
/** A film is larger than a picture. */
const MOST_BYTES = 50 * 1_024 * 1_024;
/** What was stored: whatever else comes is no picture of ours. */
const DIGEST = 'x-amz-meta-sha256';

/**
 * Keeps pictures in a bucket that all processes share. One that does not answer, or answers with something else than was stored,
 * costs the shopper the time of a drawing: the picture is made again, and nothing is asked for some seconds.
 */
export function createS3PictureStore({ bucket, log, ...times }: Ports): PictureStore {
  const { patienceMs = PATIENCE_MS, restMs = REST_MS, now = () => performance.now() } = times;
  const { keyId: accessKeyId, secret: secretAccessKey, region } = bucket;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const urlOf = (key: string): string => `${bucket.url.replace(/\/$/, '')}/${key.slice(0, 2)}/${key.slice(2)}`;
  const rest = createRest({ restMs, now, log, host: new URL(bucket.url).host });

  const ask = async (key: string, init: RequestInit): Promise<Response> => {
    const signed = await client.sign(urlOf(key), init);
    return fetch(signed, { signal: AbortSignal.timeout(patienceMs), redirect: 'error' });
  };
  return {
    read: (key) =>
      rest.unless(async () => {
        const answer = await ask(key, { method: 'GET' });
        if (answer.status === 200) return pictureIn(answer);
        await answer.body?.cancel();
        if (answer.status !== 404) throw new Fault(`status ${answer.status}`);
        return null;
      }),
    async write(key, picture) {
      const digest = digestOf(picture);
      const headers = {
        'content-type': 'application/octet-stream',
        'x-amz-content-sha256': digest,
        [DIGEST]: digest,
      };
      await rest.unless(async () => {
        const answer = await ask(key, { method: 'PUT', headers, body: Uint8Array.from(picture) });
        await answer.body?.cancel();
        if (!answer.ok) throw new Fault(`status ${answer.status}`);
        return null;
      });
    },
  };
}

/** Something that the log may say in its own words. */
class Fault extends Error {}

async function pictureIn(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(answer.headers.get('content-length') ?? 0) > MOST_BYTES) throw new Fault('too large a file');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (answer.headers.get(DIGEST) !== digestOf(bytes)) throw new Fault('not what was stored');
  return bytes;
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

type RestPorts = Required<Pick<Ports, 'restMs' | 'now' | 'log'>> & { readonly host: string };

/** Asks nothing for a while after a fault, which it tells once until something is answered again. */
function createRest({ restMs, now, log, host }: RestPorts) {
  let until = Number.NEGATIVE_INFINITY;
  let isAway = false;
  return {
    async unless<T>(work: () => Promise<T | null>): Promise<T | null> {
      if (now() < until) return null;
      try {
        const found = await work();
        if (isAway) log(`pictures are kept at ${host} again`);
        isAway = false;
        return found;
      } catch (error) {
        until = now() + restMs;
        if (!isAway) log(`pictures are not kept at ${host}: ${error instanceof Fault ? error.message : 'no answer'}`);
        isAway = true;
        return null;
      }
    },
  };
}
