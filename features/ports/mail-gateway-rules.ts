import { expect } from 'vitest';
import type { Rule } from '#adapters/contracts/rule.ts';
import { answered } from './answered.ts';
import type { ShopPorts } from './shop-ports.ts';

export type MailWorld = Pick<ShopPorts, 'mails'> & { readonly unreachable: Pick<ShopPorts, 'mails'> };

const mail = { from: 'meera@mail.test', to: 'care@zari.example', subject: 'An order', text: 'When will it arrive?' };
const refusal = { kind: 'refused', code: 422, message: 'Email is not authorized!' };

/** What every mailbox of the shop does. */
export const mailGatewayRules: readonly Rule<MailWorld>[] = [
  {
    title: 'CUST-36 CUST-37 takes one mail for each token',
    async prove({ mails }) {
      const token = answered(await mails.token());
      expect(answered(await mails.send(mail, token))).toBe(true);
      expect(await mails.send(mail, token)).toMatchObject(refusal);
    },
  },
  {
    title: 'takes none for a token that nobody was given',
    async prove({ mails }) {
      expect(await mails.send(mail, 'mt_made_up')).toMatchObject(refusal);
    },
  },
  {
    title: 'is missing without a connection',
    async prove({ unreachable: { mails } }) {
      expect(await mails.token()).toEqual({ kind: 'unreachable' });
      expect(await mails.send(mail, 'mt_made_up')).toEqual({ kind: 'unreachable' });
    },
  },
];
