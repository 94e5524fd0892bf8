import type { ScreenName } from '#app/page/page.ts';
import type { placing } from '#composition/areas/placing.ts';
import type { accountScreen } from '#composition/screens/account.ts';
import type { cartScreen } from '#composition/screens/cart.ts';
import type { cartLines } from '#composition/screens/cart-lines.ts';
import type { checkout } from '#composition/screens/checkout.ts';
import type { confirmationScreen } from '#composition/screens/confirmation.ts';
import type { contact } from '#composition/screens/contact.ts';
import type { newsletter } from '#composition/screens/newsletter.ts';
import type { paying } from '#composition/screens/paying.ts';
import type { productScreen } from '#composition/screens/product.ts';
import type { productMore } from '#composition/screens/product-more.ts';
import type { restock } from '#composition/screens/restock.ts';
import type { suggesting } from '#composition/screens/search-panel.ts';
import type { signIn } from '#composition/screens/sign-in.ts';
import type { takingBack } from '#composition/screens/taking-back.ts';
import type { tracking } from '#composition/screens/tracking.ts';
import type { waitingOrders } from '#composition/screens/waiting-orders.ts';
import type { ServicesOf } from '#composition/wiring/services.ts';
import type { TrackOrderModel } from '#viewmodels/confirmation/track-order-model.ts';
import type { StoreLocatorModel } from '#viewmodels/content/store-locator-model.ts';
import type { CompareScreenModel } from '#viewmodels/lists/compare-screen-model.ts';
import type { MemoryShopApi } from '../assemblies/memory-shop-api.ts';
import type { OpenShop } from '../assemblies/open-visit.ts';
import type { Surroundings } from '../assemblies/surroundings.ts';

/** The world before the page opens: the device, the network and the time, and the fakes that are the shop's API. */
export type World = { readonly around: Surroundings; readonly api: MemoryShopApi };

type Screens = typeof accountScreen &
  typeof cartLines &
  typeof cartScreen &
  typeof checkout &
  typeof confirmationScreen &
  typeof contact &
  typeof newsletter &
  typeof paying &
  typeof placing &
  typeof productMore &
  typeof productScreen &
  typeof restock &
  typeof signIn &
  typeof suggesting &
  typeof takingBack &
  typeof tracking &
  typeof waitingOrders;

/** The page as it stands, with every service of the shopper's visit. */
export type OpenPage = World &
  OpenShop &
  ServicesOf<Screens> & {
    readonly compareScreen: CompareScreenModel;
    readonly storeLocator: StoreLocatorModel;
    readonly trackOrderScreen: TrackOrderModel;
  };

/** One state of a screen: an address, what is true before it is opened, and what the shopper then does there. */
export type State = {
  readonly address: string;
  readonly given?: (world: World) => void | Promise<void>;
  /** The page that the shopper comes from; it stood before what is `given` came to be. */
  readonly from?: string;
  /** May answer the address to stand at instead, such as that of an order just placed. */
  readonly when?: (page: OpenPage) => When | Promise<When>;
  /** The screen that stands in for the page that cannot be had. */
  readonly shows?: ScreenName;
  /** Buttons and sliders that are then pressed, by the beginning of their names. */
  readonly presses?: readonly string[];
  /** Shown as paper would show it. */
  readonly isOnPaper?: boolean;
  /** What to wait for before the page opens; `nothing` shows it while it loads or before the device was read. */
  readonly waitsFor?: 'everything' | 'nothing';
};

// biome-ignore lint/suspicious/noConfusingVoidType: most acts answer nothing
type When = string | void;

/** The states of one screen, by name. */
export type States = Readonly<Record<string, State>>;

/** The catalog has not answered yet, and will not. */
export function isSlow({ api: { fakes } }: World): void {
  for (const each of catalogOf(fakes)) each.hold();
}

/** The catalog cannot be reached. */
export function isDown({ api: { fakes } }: World): void {
  for (const each of catalogOf(fakes)) each.cut();
}

function catalogOf({ search, home, pages, promos, stores }: World['api']['fakes']) {
  return [search, home, pages, promos, stores];
}

/** The shopper's device has no network; what was opened before stays. */
export function goesOffline({ around }: World): void {
  around.connectivity.go('offline');
}
