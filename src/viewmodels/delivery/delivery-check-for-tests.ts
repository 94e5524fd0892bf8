import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Sku } from '#domain/catalog/product.ts';
import { skuOf } from '#domain/catalog/product.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import type { DeliveryOutcome } from '#domain/delivery/check-delivery.ts';
import type { DeliveryEstimate } from '#domain/delivery/delivery-gateway.ts';
import { type DeliveryMemory, withAnswer } from '#domain/delivery/delivery-memory.ts';
import { type Drafts, noDrafts } from '#domain/interface/drafts.ts';
import { guestSession, type Session } from '#domain/session/session.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { type CountryId, defaultStoreView } from '#domain/storeview/store-view.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { kurta } from '../product/product-for-tests.ts';
import type { DeliveryTold } from './delivery-told.ts';
import { createProductDelivery } from './product-delivery.ts';

export const byThursday: DeliveryEstimate = {
  ...{ kind: 'by', day: '2026-12-03', until: Date.parse('2026-11-30T08:30:00Z') },
  ...{ takesCash: true, collectsReturns: false },
};
const AT = Date.parse('2026-11-28T04:45:00Z');
export const [S, M] = [skuOf('INDIGO-S'), skuOf('IVORY-M')];

export function viewOf(variant: Sku | null, toChoose: readonly string[] = [], product = kurta()): ProductView {
  return { kind: 'ready', product, variant, toChoose, parts: [], details: [], breadcrumbs: [] };
}

export const told = (sku: Sku, estimate: DeliveryEstimate = byThursday, pinCode = '400050') =>
  withAnswer(null, pinCode, { skus: [sku], estimate, at: AT });

export const words = ({ headline, details }: DeliveryTold) =>
  [headline, ...details].map(({ text, when }) => text.replace('{when}', when?.text ?? ''));

type World = {
  memory?: DeliveryMemory | null;
  view?: ProductView;
  session?: Session;
  country?: CountryId;
  drafts?: Cell<Drafts>;
};

export const noneTyped = () => createMemoryCell<Drafts>(noDrafts);

export function openDelivery({
  memory = null,
  view = viewOf(M),
  session = guestSession,
  country = 'IN',
  drafts = noneTyped(),
}: World = {}) {
  const productView = createMemoryCell(view);
  const deliveryMemory = createMemoryCell<DeliveryMemory | null>(memory);
  const isOnline = createMemoryCell(true);
  const isDeviceRead = createMemoryCell(true);
  const asked: (readonly [string, readonly Sku[]])[] = [];
  const answers: ((outcome: DeliveryOutcome) => void)[] = [];
  const model = createProductDelivery({
    ...{ productView, deliveryMemory, isOnline, isDeviceRead, messages: inEnglish },
    session: createMemoryCell(session),
    drafts,
    storeView: createMemoryCell(defaultStoreView),
    market: () => ({ country, today: '2026-11-28' }),
    checkDelivery: (typed, skus) => {
      asked.push([typed, skus]);
      const { promise, resolve } = Promise.withResolvers<DeliveryOutcome>();
      answers.push(resolve);
      return promise;
    },
  });
  const answer = async (outcome: DeliveryOutcome, memory?: DeliveryMemory) => {
    if (memory) deliveryMemory.update(() => memory);
    answers.shift()?.(outcome);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { model, productView, deliveryMemory, isOnline, isDeviceRead, asked, answer };
}
