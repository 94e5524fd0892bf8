import { expect, test } from 'vitest';
import { settingRows } from '#tools/settings/setting-rows.ts';
import { messageRows } from './message-rows.ts';
import { portRows } from './port-rows.ts';

test('a port has the adapters and fakes that make one', () => {
  const domain = [
    {
      path: 'src/domain/a.ts',
      text: 'export type CartGateway = {};\nexport interface Log {}\nexport type Sum = number;',
    },
  ];
  const adapters = [
    { path: 'src/adapters/http/a.ts', text: 'export function createHttpCartGateway({ a }: Ports): CartGateway {\n' },
    { path: 'src/adapters/memory/a.ts', text: 'export function createMemoryCartGateway({\n  a,\n}: Ports) {\n' },
    {
      path: 'src/adapters/memory/log.ts',
      text: 'export interface MemoryLog extends Log {}\nexport function createMemoryLog(): MemoryLog {\n',
    },
    { path: 'src/adapters/http/tool.ts', text: 'export function createTool(): Tool {\n' },
  ];
  expect(portRows(domain, adapters)).toEqual([
    {
      port: 'CartGateway',
      file: 'src/domain/a.ts',
      adapters: ['src/adapters/http/a.ts'],
      fakes: ['src/adapters/memory/a.ts'],
    },
    { port: 'Log', file: 'src/domain/a.ts', adapters: [], fakes: ['src/adapters/memory/log.ts'] },
  ]);
});

const page = `| Key | Default | Says |
|---|---|---|
| \`cart.count\` | \`items\` | what is counted |
| \`seller.name\`, \`open\` | empty | two |

| Environment | Says (default) |
|---|---|
| \`SMTP_URL\` | the mail server |
`;
const sources = [
  { path: 'src/config/settings.ts', text: "'cart.count': choice(), 'seller.name': line" },
  { path: 'src/a.ts', text: "config['cart.count'] config.open" },
  { path: 'api/mail.ts', text: 'env.SMTP_URL; SMTP_URLS' },
];

test('a setting is told with its value, from where it is, and who reads it', () => {
  const environment = { ZARI__cart__count: 'pieces', SMTP_URL: 'smtps://a:secret@b' };
  const config = { 'cart.count': 'pieces', 'seller.name': 'Zari', open: true };
  const rows = settingRows({ page, config, file: { seller: { name: 'Zari' } }, environment, sources });
  expect(rows.map(({ name, fallback, value, origin, readIn }) => [name, fallback, value, origin, readIn])).toEqual([
    ['cart.count', '`items`', 'pieces', 'environment', ['src/a.ts']],
    ['seller.name', 'empty', 'Zari', 'file', ['src/config/settings.ts']],
    ['open', 'empty', 'true', 'default', ['src/a.ts']],
    ['SMTP_URL', null, null, null, ['api/mail.ts']],
  ]);
  expect(JSON.stringify(rows)).not.toContain('secret');
});

test('texts are told with their gaps by name; a rule that wants more than names as it is written', () => {
  const english = {
    plain: 'Cart',
    gap: (name: string) => `Remove ${name}`,
    rule: (count: number) => count.toFixed(1),
    number: (pieces: number) => `${new Intl.NumberFormat('en').format(pieces)} pieces`,
    many: ({ a }: { readonly a: string }) => a,
    list: ['a'],
  };
  const rows = messageRows({ cartMessages: { name: 'cart', english }, helper: () => '', NONE: null });
  expect(rows.map(({ key, text }) => [key, text])).toEqual([
    ['plain', 'Cart'],
    ['gap', 'Remove {name}'],
    ['rule', expect.stringContaining('toFixed')],
    ['number', expect.stringContaining('NumberFormat')],
    ['many', expect.stringContaining('=> a')],
    ['list', '["a"]'],
  ]);
});
