import type { DataLayer } from '#domain/analytics/data-layer.ts';
import { type EcommerceEvent, ecommerceEvent } from '#domain/analytics/ecommerce-event.ts';
import type { Fact } from '#domain/analytics/fact.ts';
import type { MarketingRules } from '#domain/analytics/marketing-rules.ts';
import { type Around, createInTurn } from './in-turn.ts';
import { createKeepWaiting, type WaitingCell } from './keep-waiting.ts';
import type { FactListener } from './tell-fact.ts';

type Kept = {
  readonly marketing: Pick<MarketingRules, 'dataLayerUrl'>;
  readonly waitingTags: WaitingCell<EcommerceEvent>;
  /** Of the page at hand, without what was searched for. */
  readonly pageAddress: () => string;
};

type Ports = Around & Kept & { readonly dataLayer: DataLayer };

/** Tells tags of the merchant's what happens on a visit, where there are any. */
export function createFillDataLayer(ports: Ports): FactListener {
  const { marketing, waitingTags: waiting, dataLayer, pageAddress, locks, connectivity, clock, ids, log } = ports;
  const { add, settled, drop } = createInTurn<EcommerceEvent>({
    ...{ waiting, locks, connectivity, clock, ids, log },
    isReady: dataLayer.open,
    async hand(event) {
      dataLayer.push(event);
      return 'taken';
    },
    deed: 'told to the tags',
  });
  return {
    purpose: 'marketing',
    async hear(fact) {
      if (marketing.dataLayerUrl !== '') add(ecommerceEvent(fact, pageAddress()), onceOf(fact));
    },
    settled,
    async forget() {
      await drop();
      await dataLayer.forget();
    },
  };
}

type KeepPorts = Kept & Pick<Around, 'clock' | 'ids'>;

/** Keeps for the page that opens next what happens where no page is open: tags need one. */
export function createKeepForTags({ marketing, waitingTags, pageAddress, clock, ids }: KeepPorts): FactListener {
  const { add, settled, drop } = createKeepWaiting({ waiting: waitingTags, clock, ids });
  return {
    purpose: 'marketing',
    async hear(fact) {
      if (marketing.dataLayerUrl !== '') add(ecommerceEvent(fact, pageAddress()), onceOf(fact));
    },
    settled,
    forget: drop,
  };
}

/** An order is bought once, whoever hears of it. */
function onceOf(fact: Fact): string | undefined {
  return fact.kind === 'bought' ? fact.order.id : undefined;
}
