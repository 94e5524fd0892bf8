import { beforeAll, describe, expect, test } from 'vitest';
import type { Act, Step } from './acts.ts';
import type { CallFault } from './call-faults.ts';
import { loadParts } from './load-parts.ts';
import { runSchedule } from './run-schedule.ts';

// The rows of docs/reliability.md that a schedule tells, whatever chance tells of them besides.

/** More than a tab does with its device and the shop from the press to the answer. */
const MOMENTS = 60;

const adds: Act = { kind: 'adds', tab: 0, quantity: 1, at: 0 };
const places: Act = { kind: 'places', tab: 0 };
const comesBack: Act = { kind: 'reloads', tab: 0 };
const offline: Act = { kind: 'network', isUp: false, says: false };
const online: Act = { kind: 'network', isUp: true, says: true };
const answerLost: CallFault = { kind: 'lost', isDone: true };
const never: CallFault = { kind: 'cut', isDone: false };

const DAY_MS = 86_400_000;

function step(act: Act, pause = 5_000): Step {
  return { act, pause };
}

function ordersGo(...faults: readonly CallFault[]): Step {
  return step({ kind: 'calls', of: 'orders', faults }, 0);
}

/** Which promises were broken, and the orders of the shop with the money in which they came. */
async function cameOf(steps: readonly Step[]) {
  const { faults, history } = await runSchedule(steps, await loadParts());
  const taken = history.filter((line) => line.includes('the shop takes order'));
  return { faults, history, money: taken.map((line) => line.slice(-3)) };
}

async function eachIsOneOrder(...schedules: readonly (readonly Step[])[]): Promise<void> {
  for (const steps of schedules) expect(await cameOf(steps)).toMatchObject({ faults: [], money: ['INR'] });
}

describe('a tab that is closed at any moment of placing', () => {
  const closedAt = (after: number) => [
    step(adds, 500),
    step({ kind: 'ends', tab: 0, after, how: 'closed' }, 0),
    step(places),
  ];
  const moments = Array.from({ length: MOMENTS }, (_, at) => at + 1);
  let came: Awaited<ReturnType<typeof cameOf>>[];

  beforeAll(async () => {
    came = [];
    for (const after of moments) came.push(await cameOf(closedAt(after)));
  });

  test('row 1: before the order is kept has promised nothing, and leaves a cart that the next press orders', async () => {
    expect(came[0]).toMatchObject({ faults: [], money: [] });
    await eachIsOneOrder(...moments.map((after) => [...closedAt(after), step(comesBack, 500), step(places)]));
  });

  test('row 2: from the moment in which it is kept it is sent at the next visit, once', () => {
    expect(came.flatMap(({ faults }) => faults)).toEqual([]);
    const orders = came.map(({ money }) => money.length);
    expect(new Set(orders)).toEqual(new Set([0, 1]));
    expect(orders).toEqual(orders.toSorted());
  });

  test('row 3: after the shop took it and before that is written down it is sent again, and is one order', () => {
    const between = came.filter(({ history }) => {
      const [taken, closed] = ['the shop takes', 'tab 0 is closed'].map((what) =>
        history.findIndex((line) => line.includes(what)),
      );
      return taken !== undefined && closed !== undefined && taken >= 0 && taken < closed;
    });
    expect(between.length).toBeGreaterThan(0);
    for (const each of between) expect(each).toMatchObject({ faults: [], money: ['INR'] });
  });
});

test('row 5: two presses, and one more after an error, are one order', async () => {
  await eachIsOneOrder(
    [step(adds), step(places, 0), step(places)],
    [step(adds), step(places, 0), step({ kind: 'places', tab: 1 })],
    ...[answerLost, never].map((fault) => [step(adds), ordersGo(fault), step(places, 500), step(places)]),
  );
});

test('row 6: of a cart that is changed while its order is unknown, no second order comes', async () => {
  await eachIsOneOrder(
    ...[answerLost, never].map((fault) => [
      step(adds),
      ordersGo(fault),
      step(places, 500),
      step({ kind: 'changes', tab: 0, quantity: 2, at: 0 }, 500),
      step(places),
    ]),
  );
});

test.each([429, 500, 502, 503, 504])('row 7: after %i an order waits and goes out once', async (code) => {
  await eachIsOneOrder(
    ...[true, false].map((isDone) => [step(adds), ordersGo({ kind: 'code', code, isDone }), step(places)]),
  );
});

test('row 8: a page instead of JSON, half of it or nothing is no answer', async () => {
  const answers: readonly CallFault[] = [
    { kind: 'page', isDone: false },
    { kind: 'torn', isDone: true },
    { kind: 'empty', isDone: true },
  ];
  await eachIsOneOrder(...answers.map((fault) => [step(adds), ordersGo(fault), step(places)]));
});

test('row 15: an order that cannot be had keeps no other from going out', async () => {
  const waiting = [step(adds, 500), step(places, 1_000)];
  const poisons: readonly CallFault[] = [{ kind: 'sold-out' }, { kind: 'code', code: 500, isDone: false }];
  const [soldOut, faulty] = await Promise.all(
    poisons.map((fault) =>
      cameOf([
        step(offline),
        ...[...waiting, ...waiting, ...waiting],
        ordersGo(fault),
        step(online),
        step({ kind: 'confirms', tab: 0 }),
      ]),
    ),
  );
  expect(soldOut).toMatchObject({ faults: [], money: ['INR', 'INR'] });
  expect(faulty).toMatchObject({ faults: [], money: ['INR', 'INR', 'INR'] }); // it has its turn later
});

test('row 16: what counts is the network, not what the device says of it', async () => {
  const saysOnline: Act = { kind: 'network', isUp: false, says: true };
  const saysOffline: Act = { kind: 'network', isUp: true, says: false };
  const [believed, distrusted] = await Promise.all(
    [saysOnline, saysOffline].map((lie) => cameOf([step(adds), step(lie), step(places, 25_000), step(online)])),
  );
  expect(believed).toMatchObject({ faults: [], money: ['INR'] });
  expect(distrusted).toMatchObject({ faults: [], money: ['INR'] });
});

test.each([DAY_MS, -DAY_MS, 3_650 * DAY_MS, -3_650 * DAY_MS])(
  'row 20: a clock that jumps by %i ms keeps no order waiting and sends none twice',
  async (jump) => {
    await eachIsOneOrder([step(adds), ordersGo(never, answerLost), step(places, 500), step({ kind: 'clock', jump })]);
  },
);

test('row 21: an order goes in the world in which it was placed, whatever was chosen since', async () => {
  const inDollars: Act = { kind: 'chooses', tab: 0, store: 1 };
  const came = await cameOf([step(adds), step(offline), step(places), step(inDollars), step(online), step(comesBack)]);
  expect(came).toMatchObject({ faults: [], money: ['INR'] });
});

test('row 33: three tabs that want the same at once place and send one order', async () => {
  const inAll = (kind: 'opens' | 'places' | 'confirms'): readonly Step[] =>
    [0, 1, 2].map((tab) => step({ kind, tab }, 0));
  await eachIsOneOrder(
    [step(adds), ...inAll('opens'), step(offline), ...inAll('places'), step(online), ...inAll('confirms')],
    [step(adds), ...inAll('opens'), ordersGo(never), ...inAll('places')],
  );
});

test('row 34: a tab that is frozen in the middle of placing, and goes on later, orders once', async () => {
  const frozenAt = (after: number) => [
    step(adds, 500),
    step({ kind: 'ends', tab: 0, after, how: 'frozen' }, 0),
    step(places, 0),
    step({ kind: 'places', tab: 1 }, 70_000),
  ];
  await eachIsOneOrder(...[26, 28, 30, 32, 34, 38].map(frozenAt));
});
