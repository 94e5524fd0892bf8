import { expect, test } from 'vitest';
import { createMemoryHumanCheck } from '#adapters/memory/memory-human-check.ts';
import { refused } from '#adapters/memory/memory-link.ts';
import { createRegister } from './register.ts';

const asha = { email: ' asha@mail.test ', firstName: ' Asha ', lastName: 'Rao', password: ' indigo lotus ' };

function openShop() {
  const humanCheck = createMemoryHumanCheck();
  const sent: unknown[] = [];
  const register = createRegister({
    humanCheck,
    userGateway: {
      register: async (newcomer, proof) => {
        sent.push([newcomer, proof]);
        return { kind: 'ok', value: true };
      },
    },
    signIn: async () => ({ kind: 'signed-in', leadsTo: null }),
  });
  return { humanCheck, sent, register };
}

test('TRACK-18 that a person registers is shown, and the proof goes along', async () => {
  const { humanCheck, sent, register } = openShop();
  humanCheck.gives('proof');
  await register(asha);
  expect(humanCheck.checked).toEqual(['register']);
  expect(sent).toEqual([
    [{ email: 'asha@mail.test', firstName: 'Asha', lastName: 'Rao', password: ' indigo lotus ' }, 'proof'],
  ]);
});

test('TRACK-19 without a proof nothing is sent', async () => {
  const { humanCheck, sent, register } = openShop();
  humanCheck.gives(null);
  expect(await register(asha)).toEqual({ kind: 'no-proof' });
  expect(sent).toEqual([]);
});

test('SESS-17 who has an account is signed in to it, and who was refused is told in the words of the shop', async () => {
  const { humanCheck, register } = openShop();
  humanCheck.gives('proof');
  expect(await register(asha)).toEqual({ kind: 'signed-in', leadsTo: null });
  const refusing = createRegister({
    humanCheck,
    userGateway: { register: async () => refused(422, 'There is one already.') },
    signIn: async () => ({ kind: 'signed-in', leadsTo: null }),
  });
  expect(await refusing(asha)).toEqual({ kind: 'refused', message: 'There is one already.' });
});
