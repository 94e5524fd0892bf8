import type { Answer, Client, Parts } from '#api/contract-kit/calls/client.ts';
import { holds, same } from '#api/contract-kit/shared/mismatch.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { countryIdOf } from '#domain/storeview/store-view.ts';
import type { ShopPorts } from '../shop-ports.ts';
import { cartCalls } from './cart-calls.ts';
import { otherCalls } from './other-calls.ts';
import { NotAskable, said, seen } from './port-limits.ts';
import type { Calls, Said, View } from './said.ts';
import { searchCalls } from './search-calls.ts';

const calls: Calls = { ...cartCalls, ...searchCalls, ...otherCalls };

const QUERY = [
  'token',
  'cartId',
  'coupon',
  'orderId',
  'sku',
  'type',
  'size',
  'from',
  'sort',
  'request',
  'email',
  'postcode',
  'skus',
];

export interface PortsClient extends Client {
  /** How many calls got through so far. */
  made(): number;
}

/** The client of the contract kit over the ports of the domain: its checks are asked of whatever stands behind them. */
export function createPortsClient(ports: ShopPorts, view: View): PortsClient {
  let made = 0;

  async function call<T>(operationId: string, parts: Parts = {}): Promise<Answer<T>> {
    const make = calls[operationId];
    if (!make) throw new NotAskable(`no port asks ${operationId}`);
    const reply = await make(heard(parts));
    made += 1;
    return answerOf<T>(reply);
  }

  /** What of a call a port can say: nobody logs in, and the transport sees to the rest. */
  function heard({ path: _path, query = {}, headers = {}, body, ...others }: Parts): Said {
    said(others);
    const { token = '', ...rest } = said(query, ...QUERY) as Readonly<Record<string, string>>;
    if (token !== '') throw new NotAskable('no port has a token');
    const { 'country-id': country = 'IN' } = said(headers, 'country-id', 'currency') as Readonly<
      Record<string, string>
    >;
    ports.goTo(countryIdOf({ country }));
    return { ...view, ports, query: rest, body };
  }

  return {
    base: '',
    made: () => made,
    call,
    succeed: async <T>(operationId: string, parts?: Parts) => {
      const { status, body, result } = await call<T>(operationId, parts);
      holds(status === 200, `200 from ${operationId}`, body);
      return result;
    },
    refuse: async (operationId, parts, status, message) => {
      same((await call(operationId, parts)).body, { code: status, result: message });
    },
    send: () => Promise.reject(new NotAskable('no port sends what is not agreed')),
  };
}

/** Neither `meta` nor the headers of an answer are seen. */
function answerOf<T>(reply: Reply<unknown>): Answer<T> {
  if (reply.kind === 'unreachable' || reply.kind === 'failed') throw new Error(`The shop is ${JSON.stringify(reply)}.`);
  const [status, result] = reply.kind === 'ok' ? [200, reply.value] : [reply.code, reply.message];
  return seen({ status, result, body: { code: status, result } }) as Answer<T>;
}
