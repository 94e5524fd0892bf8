import { expect } from 'vitest';
import type { Rule } from '#adapters/contracts/rule.ts';
import { KURTA, KURTA_M, TEE } from '#adapters/contracts/samples.ts';
import { MOST_SHARED } from '#domain/lists/shared-list.ts';
import { answered } from './answered.ts';
import type { ShopPorts } from './shop-ports.ts';

export type SharedListWorld = Pick<ShopPorts, 'sharedLists'> & { readonly unreachable: Pick<ShopPorts, 'sharedLists'> };

const nameless = { title: '', name: '', skus: [KURTA] };
const gone = { kind: 'refused', code: 404, message: 'No such list' };

/** What every shop does with a wishlist that somebody shows by a link. */
export const sharedListGatewayRules: readonly Rule<SharedListWorld>[] = [
  {
    title: 'shows what is sold in its order, each once, with title and name as they were given',
    async prove({ sharedLists }) {
      const skus = [TEE, 'NO-SUCH', KURTA, KURTA_M, TEE];
      const { list, secret, expiresAt } = answered(
        await sharedLists.share({ title: ' For Diwali ', name: 'Meera', skus }),
      );
      expect(answered(await sharedLists.read(list))).toEqual({
        title: 'For Diwali',
        name: 'Meera',
        skus: [TEE, KURTA],
      });
      expect([list === secret, Number.isFinite(expiresAt)]).toEqual([false, true]);
    },
  },
  {
    title: 'shows nobody’s name where none was given, and shares each time anew',
    async prove({ sharedLists }) {
      const [one, other] = [answered(await sharedLists.share(nameless)), answered(await sharedLists.share(nameless))];
      expect(answered(await sharedLists.read(one.list))).toEqual(nameless);
      expect(new Set([one.list, one.secret, other.list, other.secret]).size).toBe(4);
    },
  },
  {
    title: 'ends a list for who has its secret, as often as they like, and for nobody else',
    async prove({ sharedLists }) {
      const [one, other] = [answered(await sharedLists.share(nameless)), answered(await sharedLists.share(nameless))];
      expect(await sharedLists.end({ list: one.list, secret: other.secret })).toMatchObject(gone);
      expect(answered(await sharedLists.read(one.list))).toEqual(nameless);
      for (const _time of [1, 2]) expect(answered(await sharedLists.end(one))).toBe(true);
      expect(await sharedLists.read(one.list)).toMatchObject(gone);
      expect(answered(await sharedLists.read(other.list))).toEqual(nameless);
    },
  },
  {
    title: 'knows no list that nobody has shared',
    async prove({ sharedLists }) {
      expect(await sharedLists.read('nobody & co')).toMatchObject(gone);
    },
  },
  {
    title: 'refuses what is no list, or has nothing that is sold',
    async prove({ sharedLists }) {
      const faulty = [
        { ...nameless, skus: [] },
        { ...nameless, skus: Array<string>(MOST_SHARED + 1).fill(KURTA) },
        { ...nameless, title: 'x'.repeat(61) },
        { ...nameless, title: 'For\nDiwali' },
        { ...nameless, name: 'x'.repeat(41) },
      ];
      for (const list of faulty) expect(await sharedLists.share(list)).toMatchObject({ kind: 'refused', code: 400 });
      for (const sku of ['NO-SUCH', KURTA_M])
        expect(await sharedLists.share({ ...nameless, skus: [sku] })).toMatchObject({ message: 'Nothing to share' });
    },
  },
  {
    title: 'is missing without a connection',
    async prove({ unreachable: { sharedLists } }) {
      expect(await sharedLists.share(nameless)).toEqual({ kind: 'unreachable' });
      expect(await sharedLists.read('list')).toEqual({ kind: 'unreachable' });
      expect(await sharedLists.end({ list: 'list', secret: 'secret' })).toEqual({ kind: 'unreachable' });
    },
  },
];
