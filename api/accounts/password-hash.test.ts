import { expect, test } from 'vitest';
import { createPasswordDesk } from './password-desk.ts';
import { checkPassword, hashPassword, nobodysHash } from './password-hash.ts';

test('a hash has its parameters and a salt of its own, and only its password fits', async () => {
  const [hash, other] = await Promise.all([hashPassword('correct horse 9'), hashPassword('correct horse 9')]);
  expect(hash).toMatch(/^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
  expect(other).not.toBe(hash);
  expect(await checkPassword('correct horse 9', hash)).toEqual({ isRight: true, isWeak: false });
  expect(await checkPassword('correct horse 8', hash)).toEqual({ isRight: false, isWeak: false });
});

test('a letter that can be written in two ways is one letter', async () => {
  expect(await checkPassword('cafe\u0301 8888', await hashPassword('caf\u00e9 8888'))).toMatchObject({ isRight: true });
});

test('a hash with smaller parameters is still read, and called weak', async () => {
  const weak = 'scrypt$1024$8$1$c2FsdHNhbHRzYWx0c2FsdA$8d83STKjY32nz1NVF14R6git62_HIfoe3o69K6jsNNo';
  expect(await checkPassword('correct horse 9', weak)).toEqual({ isRight: true, isWeak: true });
});

test("nobody's hash is read like any other, and no password fits", async () => {
  expect(await checkPassword('', nobodysHash())).toEqual({ isRight: false, isWeak: false });
});

test('text that is no hash is told as damage', async () => {
  await expect(checkPassword('x', 'plain')).rejects.toThrow(RangeError);
});

test('two are hashed at once, twenty wait, and the next is sent away', async () => {
  const running: (() => void)[] = [];
  let most = 0;
  const hash = () =>
    new Promise<string>((resolve) => {
      running.push(() => resolve(''));
      most = Math.max(most, running.length);
    });
  const desk = createPasswordDesk({ hash, check: checkPassword });
  const all = Array.from({ length: 22 }, () => desk.hash('x'));
  await expect(desk.hash('x')).rejects.toThrow('Too many');
  while (running.length > 0) {
    running.shift()?.();
    await new Promise(setImmediate);
  }
  await Promise.all(all);
  expect(most).toBe(2);
  const after = desk.hash('x');
  await new Promise(setImmediate);
  running.shift()?.();
  expect(await after).toBe('');
});
