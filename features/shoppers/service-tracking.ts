import type { KeyField, OrderKeyModel } from '#viewmodels/confirmation/order-key-model.ts';
import { trackingMessages } from '#viewmodels/messages/tracking/en.ts';
import { inEnglish } from '#viewmodels/messages/writing/messages.ts';
import type { Pages } from './service-pages.ts';
import type { Tracking } from './tracking.ts';

const { fields } = inEnglish(trackingMessages);

/** Uses the models of the page that finds orders and of the page of an order. */
export function createServiceTracking(pages: Pages): Tracking {
  return { ...askingForOrder(pages), ...readingOrder(pages) };
}

function askingForOrder({ address, opens, place, screens, settles }: Pages) {
  return {
    async tracksOrder(filling) {
      if (address() !== '/track-order') await opens('/track-order');
      const { find, key } = screens().trackOrder;
      for (const [label, text] of Object.entries(filling)) {
        key.type(fieldCalled(label), text);
        key.leave(fieldCalled(label));
      }
      const finding = find();
      await settles();
      const next = await finding;
      if (next !== null) await opens(next);
    },
    async showsOrderWhole(email) {
      const { confirmation } = screens();
      confirmation.key.type('email', email);
      const showing = confirmation.showWhole();
      await settles();
      await showing;
    },
    trackingProblemAt: async (label) => asking().problemAt(fieldCalled(label)),
    async trackingTyped() {
      const { typed } = asking();
      return { [fields.order]: typed.order, [fields.email]: typed.email };
    },
    trackingAnswer: async () => asking().answer ?? '',
  } satisfies Partial<Tracking>;

  /** The form that stands on the page. */
  function asking(): OrderKeyModel {
    return place() === 'confirmation' ? screens().confirmation.key : screens().trackOrder.key;
  }
}

function readingOrder({ screens, settles }: Pages) {
  return {
    async whoGetsOrder() {
      await settles();
      const { page } = screens().confirmation;
      if (page === null) throw new Error('No order is shown.');
      return page.addressLines[0] ?? null;
    },
    async orderMessages() {
      await settles();
      return JSON.stringify(screens().confirmation.page);
    },
  } satisfies Partial<Tracking>;
}

function fieldCalled(label: string): KeyField {
  const found = Object.entries(fields).find(([, each]) => each === label);
  if (!found) throw new Error(`The form has no "${label}".`);
  return found[0] as KeyField;
}
