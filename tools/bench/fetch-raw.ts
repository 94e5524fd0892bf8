import { type OutgoingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An answer as it travels: its body is still compressed. */
export type RawAnswer = {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
};

export type RawQuestion = {
  readonly method: string;
  readonly url: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
};

/** Asks once; rejects when nobody answers. Headers that belong to the connection are left out of the answer. */
export const fetchRaw = ({ method, url, headers, body }: RawQuestion): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const asking = request(url, { method, headers }, (answer) => {
      const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...kept } = answer.headers;
      const status = answer.statusCode ?? 502;
      buffer(answer).then((body) => resolve({ status, headers: kept, body }), reject);
    });
    asking.once('error', reject);
    asking.end(body);
  });
