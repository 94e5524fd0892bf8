import { shareList } from '#api/contract-kit/calls/list-calls.ts';
import { KURTA, KURTA_M, NOBODY, TEE } from '#api/contract-kit/calls/reference-data.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { refusedCheck } from '#api/contract-kit/run/refused-check.ts';
import { holds, same } from '#api/contract-kit/shared/mismatch.ts';

type Shown = { readonly title: string; readonly name: string; readonly skus: readonly string[] };

const DAY_MS = 86_400_000;
const GONE = 'No such list';

/** Wishlists by a link. */
export const sharedListChecks: readonly Check[] = [
  {
    id: 'content/list-shared',
    section: 13,
    operation: 'wishlistShare',
    rule: 'what is sold is shown in its order, each once, with title and name as they were given; for 90 days',
    async run({ client }) {
      const skus = [TEE, NOBODY, KURTA, KURTA_M, TEE];
      const { list, secret, expires_at } = await shareList(client, { skus, title: ' For Diwali ', name: 'Meera' });
      const shown = await client.call<Shown>('wishlistShared', { query: { list } });
      const { result } = shown;
      same([result.title, result.name, result.skus], ['For Diwali', 'Meera', [TEE, KURTA]], 'the list');
      holds(!JSON.stringify(shown.body).includes(secret), 'no word of the secret', shown.body);
      const control = shown.headers.get('cache-control') ?? '';
      holds(control.includes('no-store'), 'cache-control: no-store', control);
      const days = (Date.parse(expires_at) - Date.now()) / DAY_MS;
      holds(days > 89 && days < 91, 'an end in 90 days', expires_at);
    },
  },
  {
    id: 'content/list-nameless',
    section: 13,
    operation: 'wishlistShared',
    rule: 'a list without title and name has neither, and each time it is shared it is another one',
    async run({ client }) {
      const [one, other] = [await shareList(client), await shareList(client)];
      const shown = await client.succeed<Shown>('wishlistShared', { query: { list: one.list } });
      same([shown.title, shown.name], ['', '']);
      same(new Set([one.list, one.secret, other.list, other.secret]).size, 4, 'names and secrets of two lists');
    },
  },
  {
    id: 'content/list-ended',
    section: 13,
    operation: 'wishlistUnshare',
    rule: 'the secret of a list ends it, and only that one; to end it again is harmless',
    async run({ client }) {
      const [mine, other] = [await shareList(client), await shareList(client)];
      const body = { list: mine.list, secret: mine.secret };
      for (const _time of [1, 2]) same(await client.succeed('wishlistUnshare', { body }), true);
      await client.refuse('wishlistShared', { query: { list: mine.list } }, 404, GONE);
      await client.succeed('wishlistShared', { query: { list: other.list } });
    },
  },
  refusedCheck({
    id: 'content/list-empty',
    operation: 'wishlistShare',
    when: 'nothing is sold under any of the skus',
    status: 400,
    message: 'Nothing to share',
    wrong: [{ body: { skus: [NOBODY] } }, { body: { skus: [KURTA_M] } }],
  }),
  refusedCheck({
    id: 'content/list-unknown',
    operation: 'wishlistShared',
    when: 'nobody has shared it',
    status: 404,
    message: GONE,
    wrong: [{ query: { list: NOBODY } }],
  }),
  refusedCheck({
    id: 'content/list-unnamed',
    operation: 'wishlistShared',
    when: 'missing or empty',
    status: 400,
    message: 'list parameter is required',
    wrong: [{ query: { list: '' } }],
  }),
  refusedCheck({
    id: 'content/list-of-others',
    operation: 'wishlistUnshare',
    when: 'the secret is that of another list, or its own name',
    status: 404,
    message: GONE,
    async wrong({ client }) {
      const [mine, other] = [await shareList(client), await shareList(client)];
      return [other.secret, mine.list].map((secret) => ({ body: { list: mine.list, secret } }));
    },
  }),
];
