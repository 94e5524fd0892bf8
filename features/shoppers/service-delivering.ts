import type { DeliveryLine } from '#viewmodels/delivery/delivery-told.ts';
import type { Delivering } from './delivering.ts';
import { atSteps } from './service-checkout.ts';
import type { Pages } from './service-pages.ts';

/** Writes into the model of the form that stands beside a piece or a cart. */
export function createServiceDelivering({ screens, shows, settles }: Pages): Delivering {
  const atHand = () => (shows() === 'cart' ? screens().cartDelivery : screens().productDelivery);
  return {
    async asksWhenItArrives(pinCode) {
      await settles();
      const delivery = atHand();
      if (!delivery.isShown) throw new Error('Nobody asks for a PIN code.');
      delivery.write(pinCode);
      await delivery.ask();
    },
    async delivery() {
      await settles();
      const { isShown, typed: pinCode, told, failure, problem } = atHand();
      const lines = told ? [told.headline, ...told.details] : [];
      const words = [...lines.map(lineText), ...(failure === null ? [] : [failure])];
      return isShown ? { pinCode, words, problem } : null;
    },
  };
}

function lineText({ text, when }: DeliveryLine): string {
  return text.replace('{when}', when?.text ?? '');
}

/** What is said in the checkout of the delivery to its address. */
export async function parcelWords(pages: Pages): Promise<readonly string[]> {
  await pages.settles();
  atSteps(pages).atStep('address');
  const { told } = pages.screens().parcelDelivery;
  return told ? [told.headline, ...told.details].map(lineText) : [];
}

/** The way that stands beside a country to which a piece is not sent. */
export async function goesToCartFromCountry(pages: Pages): Promise<void> {
  const { form } = atSteps(pages).atStep('address');
  if (form.notSent === null) throw new Error('There is no way to the cart beside the country.');
  await pages.opens('/cart');
}
