import { createPath } from 'react-router';
import type { Navigation } from '#app/navigation/navigation.ts';
import type { ShownPage } from '#app/navigation/open-page.ts';
import type { ScreenName } from '#app/page/page.ts';
import type { FindSavedAt } from '#domain/offline/kept-pages.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';

type Ports = {
  readonly navigation: Pick<Navigation, 'get' | 'subscribe'>;
  readonly connectivity: Pick<Connectivity, 'isOnline'>;
  /** Where the addresses of the store view begin. */
  readonly home: string;
  readonly findSavedAt: FindSavedAt;
  /** Says it in one sentence; null where nobody knows when. */
  readonly inWords: (savedAt: number | null) => Promise<string>;
  /** Shows it beside the word that there is no network; null takes it away. */
  readonly show: (text: string | null) => void;
};

/** Pages that tell what the shop said; of others the device knows as much as anybody. */
const ofTheShop: readonly ScreenName[] = ['home', 'category', 'product', 'product-set', 'text-page', 'store-locator'];

/**
 * Says of each page that is opened without a network that it is one the device has kept. When, is known of the page that
 * the browser has loaded; the next ones are made of answers of several days.
 */
export function tellSaved({ navigation, connectivity, home, findSavedAt, inWords, show }: Ports): void {
  const first = navigation.get().page.location;
  let told: ShownPage | null = null;
  navigation.subscribe(() => navigation.get().isMoving || void tell());
  void tell();

  async function tell(): Promise<void> {
    const { page } = navigation.get();
    if (page.location === told?.location) return;
    told = page;
    const isSaved = !connectivity.isOnline() && !page.hasFailed && ofTheShop.includes(page.shows);
    const text = isSaved ? await inWords(await savedAt(page)) : null;
    if (told === page) show(text);
  }

  async function savedAt({ location }: ShownPage): Promise<number | null> {
    return location === first ? findSavedAt(home + createPath(location)) : null;
  }
}
