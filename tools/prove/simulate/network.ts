import type { HttpAnswer, HttpRequest } from '#adapters/http/http-client.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { type CallFault, createCallFaults } from './call-faults.ts';
import type { Decision, SimulatedShop } from './simulated-shop.ts';
import type { WorldTime } from './world-time.ts';

const WAY_MS = 40; // there, and back again
const USUAL_LIMIT_MS = 10_000;

const unreachable = { kind: 'unreachable' } as const;

export type Network = ReturnType<typeof createNetwork>;

type Ports = { readonly time: WorldTime; readonly shop: Pick<SimulatedShop, 'answer'> };

/** The way from a device to the shop: what is sent arrives whether or not its tab lives on. */
export function createNetwork({ time, shop }: Ports) {
  const [orders, others] = [createCallFaults(), createCallFaults()];
  let isUp = true;
  const way = { time, shop, isUp: () => isUp };

  return {
    orders,
    others,
    isUp: () => isUp,
    set(up: boolean) {
      isUp = up;
    },
    /** A call about orders. */
    send: (request: HttpRequest) => carried(way, request, isUp ? orders.next() : { kind: 'cut', isDone: false }),
    /** Any other call, as its gateway answers it. */
    ask: <T>(act: () => Promise<Reply<T>>) => asked(way, act, isUp ? others.next() : { kind: 'cut', isDone: false }),
    /** Whether a call that nothing goes wrong with comes through. */
    async passes(): Promise<boolean> {
      await time.wait(2 * WAY_MS);
      return isUp;
    },
  };
}

type Way = Ports & { readonly isUp: () => boolean };

async function carried({ time, shop, isUp }: Way, request: HttpRequest, fault: CallFault | null): Promise<HttpAnswer> {
  const { timeoutMs } = request;
  const lateBy = tooLateBy(fault, timeoutMs);
  if (lateBy !== null) {
    void time.wait(lateBy).then(() => shop.answer(request, null));
    await time.wait(timeoutMs);
    return unreachable;
  }
  const slowWay = fault?.kind === 'slow' ? fault.milliseconds / 2 : WAY_MS;
  await time.wait(slowWay);
  const answer = isNotDone(fault) ? unreachable : shop.answer(request, decisionOf(fault));
  await time.wait(fault?.kind === 'lost' ? timeoutMs - WAY_MS : slowWay);
  return isUp() ? troubled(answer, fault) : unreachable;
}

async function asked<T>(
  { time, isUp }: Omit<Way, 'shop'>,
  act: () => Promise<Reply<T>>,
  fault: CallFault | null,
): Promise<Reply<T>> {
  await time.wait(WAY_MS);
  const answer = isNotDone(fault) || isDeclined(fault) ? unreachable : await act();
  await time.wait(fault?.kind === 'lost' ? USUAL_LIMIT_MS : fault?.kind === 'slow' ? fault.milliseconds : WAY_MS);
  return isUp() ? troubledReply(answer, fault) : unreachable;
}

/** The reply of a gateway as it arrives. */
function troubledReply<T>(answer: Reply<T>, fault: CallFault | null): Reply<T> {
  switch (fault?.kind) {
    case 'lost':
    case 'cut':
      return unreachable;
    case 'code':
      return { kind: 'refused', code: fault.code, message: 'no', isSilent: false };
    case 'page':
    case 'torn':
    case 'empty':
      return { kind: 'failed', message: 'no JSON' };
    default:
      return answer;
  }
}

/** When a request arrives that whoever waits has given up by then, in milliseconds; null where it is not that late. */
function tooLateBy(fault: CallFault | null, timeoutMs: number): number | null {
  if (fault?.kind === 'late') return fault.milliseconds;
  return fault?.kind === 'slow' && fault.milliseconds >= timeoutMs ? fault.milliseconds : null;
}

function isNotDone(fault: CallFault | null): boolean {
  return fault !== null && 'isDone' in fault && !fault.isDone;
}

/** Whoever answers with such a code has done nothing. */
function isDeclined(fault: CallFault | null): boolean {
  return fault?.kind === 'code' && (fault.code < 500 || fault.code === 503);
}

function decisionOf(fault: CallFault | null): Decision | null {
  return fault?.kind === 'refused' || fault?.kind === 'sold-out' ? fault.kind : null;
}

/** The answer as it arrives. */
function troubled(answer: HttpAnswer, fault: CallFault | null): HttpAnswer {
  switch (fault?.kind) {
    case 'lost':
    case 'cut':
      return unreachable;
    case 'code':
      return { ...json, status: fault.code, text: JSON.stringify({ code: fault.code, result: 'Something is wrong.' }) };
    case 'page':
      return { ...json, contentType: 'text/html', text: '<html>Sign in to the network of the train</html>' };
    case 'torn':
      return answer.kind === 'answer' ? { ...answer, text: answer.text.slice(0, answer.text.length / 2) } : answer;
    case 'empty':
      return { ...json, text: '' };
    default:
      return answer;
  }
}

const json = { kind: 'answer', status: 200, contentType: 'application/json', text: '' } as const;
