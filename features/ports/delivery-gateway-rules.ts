import { expect } from 'vitest';
import type { Rule } from '#adapters/contracts/rule.ts';
import { KURTA, KURTA_M, KURTA_S, TEE } from '#adapters/contracts/samples.ts';
import { skuOf } from '#domain/catalog/product.ts';
import { dayAt } from '#domain/shared/clock.ts';
import { answered } from './answered.ts';
import type { ShopPorts } from './shop-ports.ts';

type Needed = Pick<ShopPorts, 'delivery' | 'market'>;

export type DeliveryWorld = Needed & { readonly unreachable: Pick<ShopPorts, 'delivery'> };

const NONE = skuOf('NO-SUCH');

/** What every shop says of a delivery. */
export const deliveryGatewayRules: readonly Rule<DeliveryWorld>[] = [
  {
    title: 'says the day and until when it holds, neither of them over, and on what terms',
    async prove({ delivery, market }) {
      const told = answered(await delivery.estimate({ pinCode: '400050', skus: [KURTA_M] }));
      if (told.kind !== 'by') throw new Error('Nobody delivers in Mumbai.');
      const until = dayAt(told.until);
      expect([told.day > until, until >= market().today]).toEqual([true, true]);
      expect(told).toMatchObject({ takesCash: true, collectsReturns: true });
    },
  },
  {
    title: 'says where there is neither cash nor a return from home, and where nobody delivers',
    async prove({ delivery }) {
      const far = answered(await delivery.estimate({ pinCode: '781001', skus: [KURTA_M] }));
      expect(far).toMatchObject({ kind: 'by', takesCash: false, collectsReturns: false });
      for (const pinCode of ['744301', '682555', '900056'])
        expect(answered(await delivery.estimate({ pinCode, skus: [KURTA_M] }))).toEqual({ kind: 'never' });
    },
  },
  {
    title: 'tells the day of the slowest, and leaves out what nobody sells',
    async prove({ delivery }) {
      const day = async (...skus: readonly (typeof KURTA)[]) => {
        const told = answered(await delivery.estimate({ pinCode: '302001', skus }));
        return told.kind === 'by' ? told.day : '';
      };
      const [kurta, tee, other] = [await day(KURTA_M), await day(TEE), await day(KURTA_S)];
      const slowest = kurta > tee ? kurta : tee;
      expect([await day(KURTA, TEE), await day(TEE, KURTA_M), await day(KURTA_M, NONE)]).toEqual([
        ...[slowest, slowest, kurta],
      ]);
      expect(other > kurta, 'a size of which nothing lies ready takes longer than one of which something does').toBe(
        true,
      );
      expect(await day(TEE, KURTA_S)).toBe(other);
    },
  },
  {
    title: 'refuses a PIN code that is none, and what nobody sells',
    async prove({ delivery }) {
      const ask = (pinCode: string, sku = KURTA_M) => delivery.estimate({ pinCode, skus: [sku] });
      expect(await ask('290001')).toMatchObject({ kind: 'refused', code: 422, message: 'No such PIN code: 290001' });
      expect(await ask('400050', NONE)).toMatchObject({ kind: 'refused', code: 422 });
      for (const none of ['', '40005', '040005', '400 050'])
        expect(await ask(none)).toMatchObject({ kind: 'refused', code: 400 });
    },
  },
  {
    title: 'is missing without a connection',
    async prove({ unreachable: { delivery } }) {
      expect(await delivery.estimate({ pinCode: '400050', skus: [KURTA_M] })).toEqual({ kind: 'unreachable' });
    },
  },
];
