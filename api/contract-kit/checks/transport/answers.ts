import { jsonOf } from '#api/contract-kit/calls/client.ts';
import type { Kit } from '#api/contract-kit/calls/kit.ts';
import { same } from '#api/contract-kit/shared/mismatch.ts';

/** Any address at all is answered in the envelope with this code and result. */
export async function answers(
  { client }: Kit,
  address: string,
  headers: Readonly<Record<string, string>>,
  code: number,
  result: string,
): Promise<void> {
  const answer = await client.send(address, { headers });
  same(answer.status, code, `${address} status`);
  same(await jsonOf(answer), { code, result });
}
