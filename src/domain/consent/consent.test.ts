import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { createConsent } from './consent.ts';
import { type ConsentChoice, nothingChosen, PURPOSES_VERSION, type Purpose } from './consent-choice.ts';

type World = {
  readonly choice?: ConsentChoice;
  readonly asks?: readonly Purpose[];
  readonly hasSignal?: boolean;
};

function open({ choice = nothingChosen, asks = ['measuring', 'marketing'], hasSignal = false }: World = {}) {
  const consentChoice = { ...createMemoryCell(choice), open: async () => undefined };
  const recorded: ConsentChoice[] = [];
  const consent = createConsent({
    consentChoice,
    consentPurposes: asks,
    privacySignal: () => hasSignal,
    clock: createMemoryClock(Date.parse('2026-11-23T09:30:00Z')),
    ids: { next: () => '3fa09c11-07b2-4000-8000-000000000000' },
    recordChoice: async (choice) => void recorded.push(choice),
  });
  return { consent, consentChoice, recorded };
}

const chosen = (
  allowed: readonly Purpose[],
  asked: readonly Purpose[] = ['measuring', 'marketing'],
): ConsentChoice => ({
  number: '3FA0-9C11-07B2',
  version: PURPOSES_VERSION,
  chosenAt: '2026-11-01T00:00:00.000Z',
  asked,
  allowed,
});

test('nothing is allowed before it was', () => {
  const { consent } = open();
  expect([consent.allows('measuring'), consent.allows('marketing'), consent.isToAsk()]).toEqual([false, false, true]);
});

test('one purpose is allowed and the other refused; the choice has its version, its date and what was asked', () => {
  const { consent, consentChoice } = open();
  consent.choose(['measuring']);
  expect([consent.allows('measuring'), consent.allows('marketing'), consent.isToAsk()]).toEqual([true, false, false]);
  expect(consentChoice.get()).toEqual({
    number: '3FA0-9C11-07B2',
    version: PURPOSES_VERSION,
    chosenAt: '2026-11-23T09:30:00.000Z',
    asked: ['measuring', 'marketing'],
    allowed: ['measuring'],
  });
});

test('what this shop does not ask about cannot be allowed', () => {
  const { consent, consentChoice } = open({ asks: ['marketing'] });
  consent.choose(['marketing', 'chat']);
  expect([consent.allows('chat'), consentChoice.get().allowed]).toEqual([false, ['marketing']]);
});

test('a shop that asks about more than before asks again, and what was allowed stays', () => {
  const { consent } = open({ choice: chosen(['marketing']), asks: ['measuring', 'marketing', 'chat'] });
  expect([consent.isToAsk(), consent.allows('marketing'), consent.allows('chat')]).toEqual([true, true, false]);
});

test('what was chosen of purposes that meant something else does not count', () => {
  const { consent } = open({ choice: { ...chosen(['marketing']), version: PURPOSES_VERSION - 1 } });
  expect([consent.isToAsk(), consent.allows('marketing')]).toEqual([true, false]);
});

test('a browser that asks not to be followed has said No to marketing, also where it was allowed before', () => {
  const { consent } = open({ choice: chosen(['measuring', 'marketing']), hasSignal: true });
  expect([consent.allows('marketing'), consent.allows('measuring')]).toEqual([false, true]);
  expect(open({ asks: ['marketing'], hasSignal: true }).consent.isToAsk()).toBe(false);
});

test('each choice is recorded with its number, a No as well', () => {
  const { consent, consentChoice, recorded } = open();
  expect(consent.number()).toBe('');
  consent.choose([]);
  expect(consent.number()).toBe('3FA0-9C11-07B2');
  expect(recorded).toEqual([consentChoice.get()]);
});
