import { expect, test } from 'vitest';
import { constantRows } from './constant-rows.ts';
import { constantLine, settingLine } from './setting-lines.ts';

const row = {
  name: 'cart.countType',
  fallback: null,
  says: '',
  value: 'items',
  origin: 'file',
  readIn: ['a.ts'],
} as const;
const never = () => false;

test('a setting is printed with its value, from where that is, and who reads it', () => {
  expect(settingLine(row, never)).toBe('cart.countType = items (file); read in a.ts');
  expect(settingLine({ ...row, value: '', origin: 'default' }, never)).toContain('= (empty) (default)');
  const readIn = ['a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts'];
  expect(settingLine({ ...row, readIn }, never)).toMatch(/read in a.ts, b.ts, c.ts and 2 more$/);
});

test('of the environment is told whether it is set, and not to what', () => {
  const secret = { ...row, name: 'SMTP_URL', value: null, origin: null };
  expect(settingLine(secret, () => true)).toBe('SMTP_URL = set; read in a.ts');
  expect(settingLine(secret, never)).toBe('SMTP_URL = not set; read in a.ts');
});

test('what no key changes is constant, with where it is kept', () => {
  const requirements = [
    { id: 'CONF-04', text: 'Default page size is 24. (§9)' },
    { id: 'CONF-23', text: 'Default cart settings are some.' },
    { id: 'CART-01', text: 'There is a cart.' },
  ];
  const lines = ['a.ts', 'a.ts', 'b.ts'].map((file) => ({ id: 'CONF-04', file }));
  const rows = constantRows({ requirements, declared: '/** Asks (CONF-23). */', lines });
  expect(rows.map(constantLine)).toEqual(['CONF-04 Default page size is 24. Kept in a.ts, b.ts']);
});
