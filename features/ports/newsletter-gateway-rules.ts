import { expect } from 'vitest';
import type { Rule } from '#adapters/contracts/rule.ts';
import { answered } from './answered.ts';
import type { ShopPorts } from './shop-ports.ts';

export type NewsletterWorld = Pick<ShopPorts, 'newsletter'> & { readonly unreachable: Pick<ShopPorts, 'newsletter'> };

/** What every newsletter does; each rule has an address of its own. */
export const newsletterGatewayRules: readonly Rule<NewsletterWorld>[] = [
  {
    title: 'CUST-29 CUST-30 does not go to an address that nobody has given',
    async prove({ newsletter }) {
      expect(answered(await newsletter.status('nobody+1@mail.test'))).toBe('unsubscribed');
    },
  },
  {
    title: 'CUST-31 goes to an address from then on, however often it is given and in whatever letters',
    async prove({ newsletter }) {
      expect(answered(await newsletter.subscribe('asha@mail.test'))).toBe('subscribed');
      expect(answered(await newsletter.subscribe('Asha@Mail.test'))).toBe('subscribed');
      expect(answered(await newsletter.status('asha@mail.test'))).toBe('subscribed');
    },
  },
  {
    title: 'CUST-32 goes no more to an address that is taken back, which may be done twice',
    async prove({ newsletter }) {
      answered(await newsletter.subscribe('ravi@mail.test'));
      expect(answered(await newsletter.unsubscribe('ravi@mail.test'))).toBe('unsubscribed');
      expect(answered(await newsletter.unsubscribe('ravi@mail.test'))).toBe('unsubscribed');
      expect(answered(await newsletter.status('ravi@mail.test'))).toBe('unsubscribed');
    },
  },
  {
    title: 'refuses what is no address',
    async prove({ newsletter }) {
      const refusal = { kind: 'refused', code: 400, message: 'Invalid e-mail provided!' };
      expect(await newsletter.status('nobody')).toMatchObject(refusal);
      expect(await newsletter.subscribe('')).toMatchObject(refusal);
      expect(await newsletter.unsubscribe('nobody')).toMatchObject(refusal);
    },
  },
  {
    title: 'is missing without a connection',
    async prove({ unreachable: { newsletter } }) {
      expect(await newsletter.status('asha@mail.test')).toEqual({ kind: 'unreachable' });
      expect(await newsletter.subscribe('asha@mail.test')).toEqual({ kind: 'unreachable' });
      expect(await newsletter.unsubscribe('asha@mail.test')).toEqual({ kind: 'unreachable' });
    },
  },
];
