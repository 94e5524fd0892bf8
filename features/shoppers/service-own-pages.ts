import { type Step, stepOf } from '#viewmodels/checkout/steps.ts';
import { paymentWordIn } from '#viewmodels/confirmation/payment-page.ts';
import type { Screens } from '../assemblies/screens.ts';
import type { Whereabouts } from './service-browsing.ts';
import type { Browsing } from './shopper.ts';

/** The pages that are the shopper's own: the screens open what they show, once they are drawn. */
type OwnPage = 'cart' | 'checkout' | 'confirmation';

const ownPages: Readonly<Record<string, OwnPage>> = {
  cart: 'cart',
  checkout: 'checkout',
  confirmation: 'confirmation',
  payment: 'confirmation',
};

export type OwnPages = Pick<Browsing, 'opens'> & {
  /** The own page that is drawn; null on any other. */
  readonly page: () => OwnPage | null;
  /** The step of the checkout that is open; null elsewhere. */
  readonly step: () => Step | null;
  /** Waits for what is under way, and for what the page does of itself then. */
  readonly settles: () => Promise<void>;
};

type Parts = {
  readonly screens: () => Screens;
  /** Opens any other page. */
  readonly opens: Browsing['opens'];
  readonly whereabouts: Whereabouts;
  readonly settles: () => Promise<void>;
};

type Drawn = { readonly page: OwnPage; readonly of: Screens; wasOnline: boolean | null };

/** Opens and leaves the shopper's own pages as their screens do; a page that stays drawn is not opened twice. */
export function createOwnPages({ screens, opens: opensOther, whereabouts, settles: comesToRest }: Parts): OwnPages {
  let drawn: Drawn | null = null;
  return { opens, page, step, settles };

  async function opens(address: string): Promise<void> {
    const url = new URL(address, 'http://shop');
    const next = ownPages[url.pathname.split('/')[1] ?? ''] ?? null;
    const before = page();
    if (next === null || next !== before) leaves();
    if (next === null) return opensOther(address);
    Object.assign(whereabouts, { place: next, address });
    drawn ??= { page: next, of: screens(), wasOnline: null };
    draws(next, url, next !== before);
    await settles();
  }

  function page(): OwnPage | null {
    return drawn?.of === screens() && drawn.page === whereabouts.place ? drawn.page : null;
  }

  function step(): Step | null {
    if (page() !== 'checkout') return null;
    const { searchParams } = new URL(whereabouts.address, 'http://shop');
    return stepOf(searchParams.get('step'), screens().checkout.form.steps);
  }

  function draws(next: OwnPage, { pathname, searchParams }: URL, isNew: boolean): void {
    const models = screens(); // each is made when it is asked for
    if (next === 'confirmation') models.confirmation.open(searchParams.get('orderId'), paymentWordIn(pathname));
    if (next === 'cart' && isNew) models.cart.opened();
    if (next === 'checkout' && isNew) models.checkout.opened();
  }

  /** Who closed the shop has left no page of the shop that is open now. */
  function leaves(): void {
    if (drawn?.of === screens() && drawn.page === 'checkout') drawn.of.checkout.placing.left();
    if (drawn?.of === screens() && drawn.page === 'confirmation') drawn.of.confirmation.left();
    drawn = null;
    whereabouts.place = 'elsewhere';
  }

  async function settles(): Promise<void> {
    await comesToRest();
    const open = step();
    if (!drawn || open === null) return;
    const { checkout } = drawn.of;
    if (checkout.isOnline && drawn.wasOnline === false) checkout.form.prices.opened();
    drawn.wasOnline = checkout.isOnline;
    const instead = checkout.addressInsteadOf(open);
    if (instead !== null) await opens(instead);
  }
}
