import { parseArgs } from 'node:util';
import { defaultOptions } from '#api/contract-kit/calls/kit.ts';

/** What the caller of the kit wants. */
export type Wish = {
  readonly kind: 'help' | 'list' | 'run';
  /** Where the API is, without a slash at the end; empty unless it is to be asked. */
  readonly base: string;
  readonly only: readonly string[];
  readonly json: boolean;
  readonly patient: boolean;
  readonly options: Pick<typeof defaultOptions, 'origin' | 'account' | 'mailTo'>;
};

export type Arguments = { readonly wish: Wish } | { readonly fault: string };

const OPTIONS = {
  url: { type: 'string' },
  only: { type: 'string', default: '' },
  origin: { type: 'string', default: defaultOptions.origin },
  user: { type: 'string', default: defaultOptions.account.username },
  password: { type: 'string', default: defaultOptions.account.password },
  'mail-to': { type: 'string', default: defaultOptions.mailTo },
  patient: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Reads the words of the command line; `fault` says in a sentence what is wrong with them. */
export function readArguments(words: readonly string[]): Arguments {
  const read = parsed(words);
  if ('fault' in read) return read;
  const { values } = read;
  const kind = values.help ? 'help' : values.list ? 'list' : 'run';
  const fault = kind === 'run' ? faultOfAddress(values.url) : null;
  if (fault !== null) return { fault };
  return {
    wish: {
      kind,
      base: (values.url ?? '').replace(/(?<!\/)\/+$/, ''),
      only: values.only.split(',').flatMap((word) => (word.trim() === '' ? [] : [word.trim()])),
      json: values.json,
      patient: values.patient,
      options: {
        origin: values.origin,
        account: { username: values.user, password: values.password },
        mailTo: values['mail-to'],
      },
    },
  };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS });
  } catch (error) {
    return { fault: error instanceof Error ? error.message : 'The arguments cannot be read.' };
  }
}

function faultOfAddress(address: string | undefined): string | null {
  if (address === undefined) return 'Say where the API is: --url http://localhost:8080';
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null) return `"${address}" is not a URL: it begins with http:// or https://`;
  if (!['http:', 'https:'].includes(url.protocol)) return `"${address}" does not begin with http:// or https://`;
  if (url.search !== '' || url.hash !== '') return `"${address}" is no base URL: leave out what follows ? or #`;
  if (url.username !== '') return 'The kit sends no credentials of a URL: leave them out';
  return null;
}
