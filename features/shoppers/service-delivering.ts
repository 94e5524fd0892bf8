import type { Delivering } from './delivering.ts';
import type { Pages } from './service-pages.ts';

/** Writes into the model of the form that stands beside a piece. */
export function createServiceDelivering({ screens, settles }: Pages): Delivering {
  return {
    async asksWhenItArrives(pinCode) {
      await settles();
      const { productDelivery } = screens();
      if (!productDelivery.isShown) throw new Error('Nobody asks for a PIN code.');
      productDelivery.write(pinCode);
      await productDelivery.ask();
    },
    async delivery() {
      await settles();
      const { isShown, typed: pinCode, told, failure, problem } = screens().productDelivery;
      const words = [...(told ? [told.headline, ...told.details] : []), ...(failure === null ? [] : [failure])];
      return isShown ? { pinCode, words, problem } : null;
    },
  };
}
