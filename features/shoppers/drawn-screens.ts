import { blockAt } from '#viewmodels/account/account-blocks.ts';
import type { Step } from '#viewmodels/checkout/steps.ts';
import { paymentWordIn } from '#viewmodels/confirmation/payment-page.ts';
import type { PlainShop, StandingPage } from '../assemblies/plain-shop.ts';
import type { Screens } from '../assemblies/screens.ts';

/** What a screen was drawn with; drawn anew, it opens what it shows. */
type Drawn = {
  readonly of: PlainShop;
  readonly shows: string;
  readonly about: string;
  wasOnline: boolean | null;
  /** What was asked of the delivery. */
  asked?: string | null;
  met?: string;
};

/** Does what screens do of themselves once they are drawn, and as they are left. */
export function createDrawnScreens(shop: () => PlainShop) {
  let drawn: Drawn | null = null;
  const screens = () => shop().screens;
  return {
    draws,
    meetsPerson,
    pricesAgain,
    checksDelivery: (step: Step | null) => checksDelivery(drawn, step, screens()),
  };

  /** Answers whether something was drawn. */
  function draws({ shows, address }: StandingPage): boolean {
    const about = aboutOf(screens(), shows, address);
    if (drawn?.of === shop() && drawn.shows === shows && drawn.about === about) return false;
    leaves(drawn, shop(), shows);
    drawn = { of: shop(), shows, about, wasOnline: null };
    opens[shows]?.(screens(), new URL(address, 'http://shop'));
    return true;
  }

  /** What a step does once it is drawn for somebody: addresses are filled in, store credit is asked for. Answers whether it did. */
  function meetsPerson(open: Step): boolean {
    const { savedAddresses, paying } = screens();
    const met = `${open} ${paying.customer}`;
    if (drawn === null || drawn.met === met) return false;
    drawn.met = met;
    if (open === 'address' && savedAddresses.customer !== null) savedAddresses.begin();
    if (open === 'payment') void paying.begin();
    return true;
  }

  function pricesAgain(): void {
    if (drawn === null) return;
    const { isOnline, form } = screens().checkout;
    if (isOnline && drawn.wasOnline !== isOnline) form.prices.opened();
    drawn.wasOnline = isOnline;
  }
}

/** A piece, and a cart, asks by when it arrives, again whenever something else is chosen. Answers whether it did. */
function checksDelivery(drawn: Drawn | null, step: Step | null, screens: Screens): boolean {
  const asking = drawn && askingOn(drawn.shows, step, screens);
  if (!drawn || !asking || drawn.asked === asking.toAsk) return false;
  drawn.asked = asking.toAsk;
  void asking.ask();
  return true;
}

function askingOn(shows: string, step: Step | null, { cartDelivery, productDelivery, parcelDelivery }: Screens) {
  if (step === 'address') return parcelDelivery;
  const check = shows === 'cart' ? cartDelivery : productDelivery;
  return shows === 'cart' || shows === 'product' ? { toAsk: check.toAsk, ask: check.askAgain } : null;
}

/** Who closed the shop has left no page of the shop that is open now. */
function leaves(drawn: Drawn | null, shop: PlainShop, next: string): void {
  if (drawn === null || drawn.of !== shop || drawn.shows === next) return;
  if (drawn.shows === 'checkout') shop.screens.checkout.placing.left();
  if (drawn.shows === 'confirmation') shop.screens.confirmation.left();
  if (drawn.shows === 'account') shop.screens.accountPage.left();
  if (drawn.shows === 'track-order') shop.screens.trackOrder.left();
  if (drawn.shows === 'return-pieces') shop.screens.giveBack.left();
  if (drawn.shows === 'cancel-order') shop.screens.cancelOrder.left();
  if (drawn.shows === 'withdraw') shop.screens.withdraw.left();
}

const NAMED = ['confirmation', 'return-pieces', 'cancel-order', 'withdraw', 'account', 'opening'];

/** What a screen looks at to know that it shows something else now. */
function aboutOf({ productMore }: Screens, shows: string, address: string): string {
  if (NAMED.includes(shows)) return address;
  return shows === 'product' || shows === 'product-set' ? (productMore.about ?? '') : '';
}

type Opening = (screens: Screens, address: URL) => void;

const more: Opening = ({ productMore }) => {
  if (productMore.about !== null) void productMore.open();
};

const opens: Readonly<Record<string, Opening>> = {
  product: more,
  'product-set': more,
  cart: ({ cart }) => cart.opened(),
  contact: ({ contact }) => void contact.loadAnswers(),
  wishlist({ ownLists }) {
    void ownLists.opened();
    if (ownLists.isOnline) void ownLists.tidy();
  },
  compare: ({ compare }) => {
    if (compare.about !== null) void compare.open();
  },
  checkout: ({ checkout }) => checkout.opened(),
  account: ({ accountPage }, { pathname }) => {
    if (accountPage.isReady) accountPage.opened(blockAt(pathname));
  },
  opening: ({ keptShop }, { pathname, searchParams: query }) => void keptShop.open({ pathname, query }),
  'cancel-order': ({ cancelOrder }, { searchParams }) => cancelOrder.open(searchParams.get('orderId')),
  withdraw: ({ withdraw }, { searchParams }) => void withdraw.begin(searchParams.get('orderId')),
  'return-pieces': ({ giveBack }, { searchParams }) => giveBack.open(searchParams.get('orderId')),
  confirmation: ({ confirmation }, { pathname, searchParams }) =>
    confirmation.open(searchParams.get('orderId'), paymentWordIn(pathname)),
};
