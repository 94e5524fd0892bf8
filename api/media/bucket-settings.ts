/** A bucket of Amazon S3, or of what speaks its protocol, and who may read and write there. */
export type BucketSettings = {
  /** Where the bucket is: `https://s3.eu-west-1.amazonaws.com/shop`, `http://127.0.0.1:9000/shop/pictures`. */
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
};
