import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { noChange, type ProfileChange } from '#domain/account/profile-change.ts';
import type { SaveOutcome } from '#domain/account/save-profile.ts';
import { mumbaiDetails } from '#domain/checkout/details-for-tests.ts';
import { asha, pair } from '#domain/session/device-for-tests.ts';
import type { Session } from '#domain/session/session.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { accountPageMessages } from '../messages/account-page/en.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import type { AccountDraft } from './account-draft.ts';
import { answerOf, ProfileModel, type ProfilePorts, shippingForm } from './profile-model.ts';

const texts = inEnglish(accountPageMessages);

function portsWith(typed: AccountDraft, outcome: SaveOutcome, change: ProfileChange = noChange) {
  const saved: unknown[] = [];
  const ports: ProfilePorts = {
    session: createMemoryCell<Session>({
      ...{ kind: 'signed-in', customer: asha, tokens: pair(1), renewals: 0, begunAt: 0 },
    } as Session),
    profileChange: createMemoryCell(change),
    accountDraft: createMemoryCell(typed),
    storeView: createMemoryCell(defaultStoreView),
    fetchGuide: async () => null,
    messages: inEnglish,
    saveProfile: async (profile, password) => {
      saved.push([profile, password]);
      return outcome;
    },
    saveShippingAddress: async (address) => {
      saved.push(address);
      return outcome;
    },
  };
  return { ports, saved };
}

function open(typed: AccountDraft = {}, outcome: SaveOutcome = 'saved', change: ProfileChange = noChange) {
  const { ports, saved } = portsWith(typed, outcome, change);
  return { model: new ProfileModel(ports), saved };
}

test('ACC-10 names are saved without the blanks around them, and need no password', async () => {
  const { model, saved } = open({ 'personal-firstName': ' Usha ', 'personal-lastName': ' Rao ' });
  expect(model.asksPassword).toBe(false);
  await model.save();
  expect(saved).toEqual([[{ firstName: 'Usha', lastName: 'Rao', email: 'asha@mail.test' }, '']]);
  expect(model.passwordProblem).toBeNull();
});

test('ACC-10 another e-mail is confirmed with the password, which is not kept once it is saved', async () => {
  const { model, saved } = open({ 'personal-emailAddress': ' usha@mail.test ' });
  expect([model.asksPassword, model.passwordProblem]).toEqual([true, null]);
  await model.save();
  expect([saved, model.passwordProblem]).toEqual([[], texts.passwordMissing]);
  model.typePassword('secret');
  expect(model.passwordProblem).toBeNull();
  await model.save();
  expect(saved).toEqual([[{ firstName: 'Asha', lastName: 'Rao', email: 'usha@mail.test' }, 'secret']]);
  expect(model.password).toBe('');
});

test('a password stays to be tried again where nothing was saved, and leaves with the block', async () => {
  const { model } = open({ 'personal-emailAddress': 'usha@mail.test' }, 'needs-network');
  await model.save();
  model.typePassword('secret');
  await model.save();
  expect([model.password, model.answer]).toEqual(['secret', texts.emailNeedsNetwork]);
  model.opened();
  expect([model.password, model.answer, model.passwordProblem]).toEqual(['', null, null]);
});

test('nobody who opens the block is blamed for a password that was missing before', async () => {
  const { model } = open({ 'personal-emailAddress': 'usha@mail.test' });
  await model.save();
  model.opened();
  expect(model.passwordProblem).toBeNull();
});

test.each<readonly [SaveOutcome, string | null]>([
  ['saved', null],
  ['refused', null],
  ['failed', texts.notSaved],
])('a change that is %s says what the shop has not', async (outcome, answer) => {
  const { model } = open({}, outcome);
  await model.save();
  expect(model.answer).toBe(answer);
});

test('what waits for the network says so', () => {
  const names = { firstName: 'Usha', lastName: 'Rao' };
  expect(open({}, 'saved', { kind: 'waiting', names, shippingAddress: null }).model.answer).toBe(texts.waitsForNetwork);
});

test('ACC-11 the address that goods are sent to is saved as the shop has it', async () => {
  const typed = Object.fromEntries(
    Object.entries(mumbaiDetails).map(([name, value]) => [`shipping-${name}`, value] as const),
  );
  const { ports, saved } = portsWith(typed, 'failed');
  const form = shippingForm(ports);
  await form.save();
  expect(saved).toMatchObject([{ firstName: 'Meera', street: ['12B', 'Hill Road, Bandra West'], country: 'IN' }]);
  expect(answerOf(form, ports)).toBe(texts.notSaved);
});
