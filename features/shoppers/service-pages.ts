import { type Step, stepOf } from '#viewmodels/checkout/steps.ts';
import type { PlainShop, ScreenName, StandingPage } from '../assemblies/plain-shop.ts';
import type { Screens } from '../assemblies/screens.ts';
import type { Browsing, Place } from './browsing.ts';
import { createDrawnScreens } from './drawn-screens.ts';

export type Pages = Pick<Browsing, 'opens'> & {
  readonly screens: () => Screens;
  /** Where the shopper stands; with path and query. */
  readonly address: () => string;
  readonly place: () => Place;
  /** The screen that is open; null before the first. */
  readonly shows: () => ScreenName | null;
  /** Follows an address in the place of the page at hand. */
  readonly replaces: (address: string) => Promise<void>;
  /** Opens the page at hand again. */
  readonly reopens: () => Promise<void>;
  /** The pointer leaves the page. */
  readonly leaves: () => Promise<void>;
  /** The step of the checkout that is open; null elsewhere. */
  readonly step: () => Step | null;
  /** Waits for what is under way, and for what the page does of itself then. */
  readonly settles: () => Promise<void>;
};

type Parts = {
  readonly shop: () => PlainShop;
  /** Resolves when nothing is under way: no promise that could still go on. */
  readonly idle: () => Promise<void>;
};

/** Opens pages as the shop does, and does what its screens do once they are drawn; one that stays drawn is not opened twice. */
export function createServicePages({ shop, idle }: Parts): Pages {
  const screens = () => shop().screens;
  const step = () => stepOn(shop().page(), screens);
  const settles = createSettling({ shop, idle }, step);
  return {
    screens,
    address: () => shop().page()?.address ?? '/',
    place: () => placeOf(shop().page()),
    shows: () => shop().page()?.shows ?? null,
    async opens(address) {
      shop().goTo(address);
      await settles();
    },
    async replaces(address) {
      shop().replace(address);
      await settles();
    },
    async reopens() {
      shop().reopen();
      await settles();
    },
    async leaves() {
      await settles();
      shop().leaves();
      await settles();
    },
    step,
    settles,
  };
}

/** Waits until the page that is open has done what it does of itself, and has led where it leads. */
function createSettling({ shop, idle }: Parts, step: Pages['step']): () => Promise<void> {
  const drawn = createDrawnScreens(shop);
  const comesToRest = restOf({ shop, idle });
  const screens = () => shop().screens;
  return settles;

  async function settles(): Promise<void> {
    await comesToRest();
    const page = shop().page();
    if (page === null || shop().isMoving()) return;
    if (drawn.draws(page)) await comesToRest();
    if (drawn.checksDelivery(step())) await comesToRest();
    if (page.shows === 'opening' && screens().keptShop.isOver) {
      shop().reopen();
      return settles();
    }
    const led = page.shows === 'account' ? screens().accountPage.leadsTo : null;
    if (led !== null) {
      shop().replace(led);
      return settles();
    }
    const open = step();
    if (open === null) return;
    if (drawn.meetsPerson(open)) await comesToRest();
    drawn.pricesAgain();
    const instead = screens().checkout.addressInsteadOf(open);
    if (instead === null) return comesToRest();
    shop().replace(instead);
    await settles();
  }
}

/** Waits for what is under way, and throws what a screen threw. */
function restOf({ shop, idle }: Parts) {
  return async (): Promise<void> => {
    await idle();
    await shop().kept();
    const [defect] = shop().defects();
    if (defect !== undefined) throw defect;
  };
}

function stepOn(page: StandingPage | null, screens: () => Screens): Step | null {
  if (page?.shows !== 'checkout') return null;
  const { searchParams } = new URL(page.address, 'http://shop');
  return stepOf(searchParams.get('step'), screens().checkout.form.steps);
}

const places: Readonly<Record<string, Place>> = {
  home: 'home',
  product: 'product',
  'product-set': 'product',
  category: 'category',
  search: 'search',
  cart: 'cart',
  checkout: 'checkout',
  confirmation: 'confirmation',
  account: 'account',
  'page-not-found': 'not-found',
};

function placeOf(page: StandingPage | null): Place {
  if (page?.hasFailed) return 'failed';
  return places[page?.shows ?? ''] ?? 'elsewhere';
}
