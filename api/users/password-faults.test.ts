import { expect, test } from 'vitest';
import { commonPasswords } from '#api/accounts/common-passwords.ts';
import { passwordFaults } from './password-faults.ts';

const common = commonPasswords();
const faults = (password: string) =>
  passwordFaults({ password, email: 'Meera.Iyer@mail.test', field: 'password' }, common).map(({ message }) => message);

test.each(['correct horse 9', 'battery staple 7', '        ', 'नमस्ते दुनिया', '👗👗👗👗👗👗👗👗', 'zarina-likes-zari'])(
  '%s is a password',
  (password) => {
    expect(faults(password)).toEqual([]);
  },
);

test.each(['password', 'Password1', 'QWERTYUIOP', '1q2w3e4r', 'iloveyou', 'ｐａｓｓｗｏｒｄ'])(
  '%s is too common',
  (password) => {
    expect(faults(password)).toEqual(['is one of the commonest passwords']);
  },
);

test.each(['meera.iyer@mail.test', 'MEERA.IYER', 'meera.iyer@MAIL.test '])('%s is the e-mail', (password) => {
  expect(faults(password)).toEqual(['must not be your e-mail address']);
});

test.each(['zari2026!', 'ZariZari', '--- zari ---'])('%s is the name of the shop', (password) => {
  expect(faults(password)).toEqual(['must not be the name of the shop']);
});

test('ten thousand are known', () => {
  expect(common.size).toBe(10_000);
});
