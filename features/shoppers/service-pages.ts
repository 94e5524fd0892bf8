import { blockAt } from '#viewmodels/account/account-blocks.ts';
import { type Step, stepOf } from '#viewmodels/checkout/steps.ts';
import { paymentWordIn } from '#viewmodels/confirmation/payment-page.ts';
import type { PlainShop, ScreenName, StandingPage } from '../assemblies/plain-shop.ts';
import type { Screens } from '../assemblies/screens.ts';
import type { Browsing, Place } from './browsing.ts';

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

/** What a screen was drawn with; drawn anew, it opens what it shows. */
type Drawn = {
  readonly of: PlainShop;
  readonly shows: string;
  readonly about: string;
  wasOnline: boolean | null;
  met?: string;
};

/** Opens pages as the shop does, and does what its screens do once they are drawn; one that stays drawn is not opened twice. */
export function createServicePages({ shop, idle }: Parts): Pages {
  let drawn: Drawn | null = null;
  const screens = () => shop().screens;
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
    step,
    settles,
  };

  async function settles(): Promise<void> {
    await comesToRest();
    const page = shop().page();
    if (page === null || shop().isMoving()) return;
    if (draws(page)) await comesToRest();
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
    await meetsPerson(open);
    pricesAgain();
    const instead = screens().checkout.addressInsteadOf(open);
    if (instead === null) return comesToRest();
    shop().replace(instead);
    await settles();
  }

  async function comesToRest(): Promise<void> {
    await idle();
    await shop().kept();
    const [defect] = shop().defects();
    if (defect !== undefined) throw defect;
  }

  function step(): Step | null {
    const page = shop().page();
    if (page?.shows !== 'checkout') return null;
    const { searchParams } = new URL(page.address, 'http://shop');
    return stepOf(searchParams.get('step'), screens().checkout.form.steps);
  }

  /** Answers whether something was drawn. */
  function draws({ shows, address }: StandingPage): boolean {
    const about = aboutOf(shows, address);
    if (drawn?.of === shop() && drawn.shows === shows && drawn.about === about) return false;
    leaves(shows);
    drawn = { of: shop(), shows, about, wasOnline: null };
    opens[shows]?.(screens(), new URL(address, 'http://shop'));
    return true;
  }

  /** Who closed the shop has left no page of the shop that is open now. */
  function leaves(next: string): void {
    if (drawn === null || drawn.of !== shop() || drawn.shows === next) return;
    if (drawn.shows === 'checkout') screens().checkout.placing.left();
    if (drawn.shows === 'confirmation') screens().confirmation.left();
    if (drawn.shows === 'account') screens().accountPage.left();
    if (drawn.shows === 'track-order') screens().trackOrder.left();
  }

  /** What a step does once it is drawn for somebody: addresses are filled in, store credit is asked for. */
  async function meetsPerson(open: Step): Promise<void> {
    const { savedAddresses, paying } = screens();
    const met = `${open} ${paying.customer}`;
    if (drawn === null || drawn.met === met) return;
    drawn.met = met;
    if (open === 'address' && savedAddresses.customer !== null) savedAddresses.begin();
    if (open === 'payment') void paying.begin();
    await comesToRest();
  }

  function pricesAgain(): void {
    if (drawn === null) return;
    const { isOnline, form } = screens().checkout;
    if (isOnline && drawn.wasOnline !== isOnline) form.prices.opened();
    drawn.wasOnline = isOnline;
  }

  /** What a screen looks at to know that it shows something else now. */
  function aboutOf(shows: string, address: string): string {
    if (shows === 'confirmation' || shows === 'account' || shows === 'opening') return address;
    return shows === 'product' || shows === 'product-set' ? (screens().productMore.about ?? '') : '';
  }
}

type Opening = (screens: Screens, address: URL) => void;

const more: Opening = ({ productMore }) => {
  if (productMore.about !== null) void productMore.open();
};

const opens: Readonly<Record<string, Opening>> = {
  product: more,
  'product-set': more,
  cart: ({ cart }) => cart.opened(),
  wishlist: ({ wishlistPage }) => void wishlistPage.opened(),
  compare: ({ compare }) => {
    if (compare.about !== null) void compare.open();
  },
  checkout: ({ checkout }) => checkout.opened(),
  account: ({ accountPage }, { pathname }) => {
    if (accountPage.isReady) accountPage.opened(blockAt(pathname));
  },
  opening: ({ keptShop }, { pathname, searchParams: query }) => void keptShop.open({ pathname, query }),
  confirmation: ({ confirmation }, { pathname, searchParams }) =>
    confirmation.open(searchParams.get('orderId'), paymentWordIn(pathname)),
};

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
