import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { skuOf } from '#domain/catalog/product.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { createCheckDelivery } from './check-delivery.ts';
import type { DeliveryEstimate, DeliveryQuestion } from './delivery-gateway.ts';
import { answerFor, type DeliveryMemory, withAnswer } from './delivery-memory.ts';

const [S, M] = [skuOf('S'), skuOf('M')];
const byThursday: DeliveryEstimate = {
  ...{ kind: 'by', day: '2026-12-03', until: 7 },
  ...{ takesCash: true, collectsReturns: true },
};
const NOW = 5;

function open(reply: Reply<DeliveryEstimate>, memory: DeliveryMemory | null = null) {
  const asked: DeliveryQuestion[] = [];
  const deliveryMemory = createMemoryCell(memory);
  const deliveryGateway = {
    async estimate(question: DeliveryQuestion) {
      asked.push(question);
      return reply;
    },
  };
  const checkDelivery = createCheckDelivery({ deliveryGateway, deliveryMemory, clock: { now: () => NOW } });
  return { asked, deliveryMemory, checkDelivery };
}

test.each(['400050', '400 050', '400-050', '४०००५०'])(
  '%s is asked for as the shop writes it, and remembered',
  async (typed) => {
    const { asked, deliveryMemory, checkDelivery } = open({ kind: 'ok', value: byThursday });
    expect(await checkDelivery(typed, [S])).toBe('told');
    expect(asked).toEqual([{ pinCode: '400050', skus: [S] }]);
    expect(deliveryMemory.get()).toEqual({
      pinCode: '400050',
      answers: [{ skus: [S], estimate: byThursday, at: NOW }],
    });
  },
);

test.each(['', '40005', '4000500', '040005', 'Mumbai', 'SW1A 1AA'])(
  '"%s" is no PIN code, and nobody is asked',
  async (typed) => {
    const { asked, checkDelivery } = open({ kind: 'ok', value: byThursday });
    expect([await checkDelivery(typed, [S]), asked]).toEqual(['not-a-pin', []]);
  },
);

test('of a PIN code whose first two digits no post office has nobody is asked', async () => {
  const { asked, checkDelivery } = open({ kind: 'ok', value: byThursday });
  expect([await checkDelivery('290001', [S]), asked]).toEqual(['no-such-pin', []]);
});

const refused = (message: string): Reply<never> => ({ kind: 'refused', code: 422, message, isSilent: false });

test.each([
  [refused('No such PIN code: 110099'), 'no-such-pin'],
  [refused('Nothing of this is delivered'), 'no-answer'],
  [{ kind: 'unreachable' }, 'no-answer'],
  [{ kind: 'failed', message: 'bad' }, 'no-answer'],
] as const)('%o is %s, and what was known stays', async (reply, outcome) => {
  const known = withAnswer(null, '110001', { skus: [S], estimate: byThursday, at: 1 });
  const { deliveryMemory, checkDelivery } = open(reply, known);
  expect([await checkDelivery('110099', [S]), deliveryMemory.get()]).toEqual([outcome, known]);
});

test('an answer takes the place of the one about the same skus, and of all about another place', () => {
  const never: DeliveryEstimate = { kind: 'never' };
  const first = withAnswer(null, '400050', { skus: [S], estimate: never, at: 1 });
  const both = withAnswer(first, '400050', { skus: [M, S], estimate: never, at: 2 });
  const anew = withAnswer(both, '400050', { skus: [S, M], estimate: byThursday, at: 3 });
  expect(anew.answers.map(({ at }) => at)).toEqual([3, 1]);
  expect(withAnswer(anew, '110001', { skus: [S], estimate: never, at: 4 }).answers.map(({ at }) => at)).toEqual([4]);
});

test('twenty answers are remembered', () => {
  const memory = Array.from({ length: 25 }).reduce<DeliveryMemory | null>(
    (now, _, at) => withAnswer(now, '400050', { skus: [skuOf(`S${at}`)], estimate: byThursday, at }),
    null,
  );
  expect(memory?.answers.map(({ at }) => at)).toEqual(Array.from({ length: 20 }, (_, at) => 24 - at));
});

test('a day that is over is not told any more; that nobody delivers is', () => {
  const memory = withAnswer(null, '400050', { skus: [S], estimate: byThursday, at: 1 });
  const known = (today: string) => answerFor(memory, [S], today)?.at ?? null;
  expect([known('2026-12-02'), known('2026-12-03'), known('2026-12-04')]).toEqual([1, 1, null]);
  const never = withAnswer(null, '744301', { skus: [S], estimate: { kind: 'never' }, at: 2 });
  expect([answerFor(never, [S], '2030-01-01')?.at, answerFor(never, [M], '2026-12-01')]).toEqual([2, null]);
});
