import { PURPOSES_VERSION } from '#domain/consent/consent-choice.ts';
import type { Fixtures } from './fixtures.ts';
import type { Surroundings } from './surroundings.ts';
import type { KeptOnDevice } from './world-facts.ts';

/** What is on the device of an example in this process when the shop is open, and before it is, and what is said of it. */
export function keptBy(around: Surroundings, open: () => Promise<unknown>) {
  return {
    async deviceKeeps() {
      await open();
      return keptAround(around);
    },
    logged: async () => [...around.log.errors(), ...around.log.infos()],
    choseOfOtherPurposes: async () => void (await around.device.set('consent', otherPurposes)),
  } satisfies Partial<Fixtures>;
}

const otherPurposes = {
  ...{ number: '3FA0-9C11-07B2', chosenAt: '2026-01-01T00:00:00.000Z', version: PURPOSES_VERSION - 1 },
  ...{ asked: ['measuring', 'marketing'], allowed: ['measuring', 'marketing'] },
};

async function keptAround(around: Surroundings): Promise<readonly KeptOnDevice[]> {
  const { device, drafts, journal, draftJournal, orders, tasks, marketingCookies } = around;
  const cookies = Object.entries(marketingCookies.kept() ?? {}).filter(([, value]) => value !== null);
  return [
    ...[...(await read(device.entries())), ...(await read(drafts.entries()))].flatMap(inArea),
    ...(await read(orders.all())).map(inOrder),
    ...(await read(tasks.page(null, Number.POSITIVE_INFINITY))).records.map(inTask),
    ...[...Object.entries(journal), ...Object.entries(draftJournal)].map(inStorage),
    ...cookies.map(([name, value]) => ({ name: `cookie ${name}`, text: String(value) })),
  ];
}

type Answer<T> = { readonly kind: 'ok'; readonly value: T } | { readonly kind: 'failed' };

async function read<T>(asked: Promise<Answer<T>>): Promise<T> {
  const answer = await asked;
  if (answer.kind !== 'ok') throw new Error('The device does not say what it keeps.');
  return answer.value;
}

/** Marks say which tab has done how much, and nothing of what. */
export function inArea([key, value]: readonly [string, unknown]): readonly KeptOnDevice[] {
  return key.endsWith('#marks') ? [] : [{ name: key, text: JSON.stringify(value) }];
}

export function inOrder(order: unknown): KeptOnDevice {
  return { name: 'order', text: JSON.stringify(order) };
}

export function inTask(task: { readonly endpoint: string }): KeptOnDevice {
  return { name: `task ${task.endpoint}`, text: JSON.stringify(task) };
}

/** What is on its way to an area is in the journal under the area's name: `zari:journal:cart:…`. */
export function inStorage([key, text]: readonly [string, string]): KeptOnDevice {
  const [, kind = key, area = ''] = key.split(':');
  return { name: kind === 'journal' ? area : kind, text };
}
