import { reaction } from 'mobx';
import type { PriceAnew } from '#domain/journeys/price-anew.ts';
import type { FindPriceGroup } from '#domain/session/price-group.ts';

type Ports = {
  readonly findPriceGroup: FindPriceGroup;
  readonly priceAnew: PriceAnew;
  /** Opens the page at hand again. */
  readonly reopen: () => void;
};

/** Somebody of another price group has come or gone: the page at hand shows what they pay. */
export function followPriceGroup({ findPriceGroup, priceAnew, reopen }: Ports): void {
  reaction(
    () => findPriceGroup()?.groupId ?? null,
    () => {
      priceAnew();
      reopen();
    },
  );
}
