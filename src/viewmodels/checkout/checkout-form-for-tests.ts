import { expect, vi } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import type { SendingLimit } from '#domain/cart/sending-limits.ts';
import { createChangeDetails } from '#domain/checkout/change-details.ts';
import { type CheckoutDetails, noDetails } from '#domain/checkout/details.ts';
import type { DeliveryMemory } from '#domain/delivery/delivery-memory.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { lineForTests } from '../cart/line-for-tests.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { addressGuide, type FetchGuide } from './address-guide.ts';
import { CheckoutFormModel } from './checkout-form-model.ts';

const clock = { now: () => 0 };
const guideAtHand: FetchGuide = async () => addressGuide;

type Further = Partial<typeof emptyCart> & { readonly fetchGuide?: FetchGuide };

export function modelOver(
  known: Partial<CheckoutDetails> = {},
  { fetchGuide = guideAtHand, ...further }: Further = {},
) {
  const details = createMemoryCell<CheckoutDetails>({ ...noDetails, ...known });
  const cart = createMemoryCell({
    ...emptyCart,
    lines: [lineForTests('Silk Tee')],
    shippingMethod: 'flatrate',
    paymentMethod: 'ccavenuepay',
    ...further,
  });
  const deliveryMemory = createMemoryCell<DeliveryMemory | null>(null);
  const sendingLimits = createMemoryCell<readonly SendingLimit[]>([]);
  const model = new CheckoutFormModel({
    cart,
    checkoutDetails: details,
    changeDetails: createChangeDetails({ checkoutDetails: details, clock }),
    storeView: createMemoryCell(defaultStoreView),
    isOnline: createMemoryCell(true),
    deliveryMemory,
    sendingLimits,
    market: () => ({ country: 'IN', today: '2026-11-28' }),
    proposeCountry: () => undefined,
    priceForDelivery: () => ({ kind: 'priced' }),
    loadSendingLimits: async () => undefined,
    fetchGuide,
    messages: inEnglish,
  });
  return { model, details, deliveryMemory, sendingLimits };
}

/** As it stands once its page is open and the guide is there. */
export async function openModel(known: Partial<CheckoutDetails> = {}) {
  const opened = modelOver(known);
  opened.model.opened();
  await vi.waitFor(() => expect(opened.model.guide).not.toBeNull());
  return opened;
}

export const firstName = { form: 'personal', name: 'firstName' } as const;
export const zip = { form: 'shipping', name: 'zipCode' } as const;
export const state = { form: 'shipping', name: 'state' } as const;
