import type { BucketSettings } from '#api/media/bucket-settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export type PictureSettings = {
  /** Where all processes keep pictures; null keeps them in the data directory. */
  readonly pictureBucket: BucketSettings | null;
};

type Read =
  | { readonly kind: 'read'; readonly settings: PictureSettings }
  | { readonly kind: 'wrong'; readonly sentence: string };

const KEYS_MISSING = 'PICTURE_BUCKET_URL needs PICTURE_BUCKET_KEY_ID and PICTURE_BUCKET_SECRET.';
const NO_URL = 'PICTURE_BUCKET_URL must be an http(s) address with the bucket in it, such as https://s3.example/shop.';

export function readPictureSettings(environment: Environment): Read {
  const url = environment['PICTURE_BUCKET_URL'] ?? '';
  if (url === '') return { kind: 'read', settings: { pictureBucket: null } };
  if (!isBucket(url)) return { kind: 'wrong', sentence: NO_URL };
  const keyId = environment['PICTURE_BUCKET_KEY_ID'] ?? '';
  const secret = environment['PICTURE_BUCKET_SECRET'] ?? '';
  if (keyId === '' || secret === '') return { kind: 'wrong', sentence: KEYS_MISSING };
  const region = environment['PICTURE_BUCKET_REGION'] || 'us-east-1';
  return { kind: 'read', settings: { pictureBucket: { url, region, keyId, secret } } };
}

function isBucket(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash;
}
