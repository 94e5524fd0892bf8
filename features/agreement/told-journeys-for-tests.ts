import { openAssembly } from '../assemblies/domain.ts';
import type { Fixtures } from '../assemblies/fixtures.ts';
import type { CategorySpec, ProductSpec } from '../assemblies/world-facts.ts';
import type { Shopper } from '../shoppers/shopper.ts';
import { fillsInToPayInCash } from '../support/pay-in-cash.ts';
import { categorySpec, productSpec } from '../support/product-spec.ts';
import { type Happening, type Listener, listeners, words } from './told-words-for-tests.ts';

/**
 * What waits in a page ends with it, which a page of this process does not: of who was reloaded without a network only what the
 * queue has is judged.
 */
const outlivesPage: Readonly<Record<Listener, boolean>> = { advertising: true, counter: false, tags: false };

/** What is told of a page when it is opened, also again. */
const seenOn: Readonly<Record<string, Happening>> = { list: 'list', search: 'search' };

type Page = 'none' | 'home' | 'list' | 'search' | 'cart' | 'thanks' | ProductSpec;

/** A shopper who has allowed everything, in a shop that tells everybody. */
export async function openJourney() {
  const { openScenario } = await openAssembly();
  const { shopper, fixtures, nextId } = await openScenario();
  const shop = await filled(fixtures, nextId);
  fixtures.settings.consentPurposes.push('measuring', 'marketing');
  fixtures.settings.marketing.conversions = true;
  fixtures.settings.marketing.dataLayerUrl = 'https://tags.test/';
  await shopper.opens('/');
  await shopper.answersConsent('Allow all');
  const ledgers = createLedgers();
  const walk: Walk = { shopper, fixtures, ledgers, page: 'home', isOnline: true, ...shop };
  return {
    acts: { ...lookingAround(walk), ...filling(walk), ...comingAndGoing(walk) },
    /** What has happened that each had to hear of, and what it has heard of. */
    async told() {
      await shopper.settles();
      const { told } = await fixtures.tagsSeen();
      const names = {
        advertising: (await fixtures.eventsTold()).map(({ event_name }) => event_name),
        counter: (await fixtures.visitsCounted()).map(({ name }) => name),
        tags: told.map(({ name }) => name),
      };
      return ledgers.judged().map((listener) => ({
        listener,
        happened: ledgers.of(listener),
        heard: names[listener].flatMap((name) => words[listener][name] ?? []),
      }));
    },
  };
}

export type Journey = Awaited<ReturnType<typeof openJourney>>;

type Shop = { readonly list: CategorySpec; readonly things: readonly ProductSpec[] };

async function filled(fixtures: Fixtures, nextId: () => number): Promise<Shop> {
  const list = categorySpec('Tees', nextId());
  const things = ['Silk Tee', 'Plain Stole'].map((name) => ({
    ...productSpec(name, nextId()),
    categoryIds: [list.id],
    quantity: 500,
  }));
  await fixtures.addCategory(list);
  for (const thing of things) await fixtures.sell(thing);
  return { list, things };
}

/** What has happened, written down beside the product: a list for each listener. */
function createLedgers() {
  const lists = new Map<Listener, Happening[]>(listeners.map((listener) => [listener, []]));
  let judged: readonly Listener[] = listeners;
  return {
    add(...happenings: readonly Happening[]): void {
      for (const [listener, list] of lists)
        list.push(...happenings.filter((happening) => Object.values(words[listener]).includes(happening)));
    },
    of: (listener: Listener): readonly Happening[] => lists.get(listener) ?? [],
    losePage(): void {
      judged = judged.filter((listener) => outlivesPage[listener]);
    },
    judged: () => judged,
  };
}

type Walk = Shop & {
  readonly shopper: Shopper;
  readonly fixtures: Fixtures;
  readonly ledgers: ReturnType<typeof createLedgers>;
  page: Page;
  isOnline: boolean;
};

/** Pages that are not on the device are opened where there is a network. */
function lookingAround(walk: Walk) {
  const { shopper, ledgers, list, things } = walk;
  const looks = async (next: Page, address: string, happening?: Happening): Promise<void> => {
    if (!walk.isOnline) return;
    await shopper.opens(address);
    if (next !== walk.page && happening) ledgers.add(happening);
    walk.page = next;
  };
  return {
    looksAtHome: () => looks('home', '/'),
    looksAtList: () => looks('list', `/c/${list.slug}`, 'list'),
    async looksAtThing(at: number) {
      const thing = things[at];
      if (thing) await looks(thing, `/p/${thing.sku}/${thing.slug}`, 'product');
    },
    async searches() {
      if (!walk.isOnline) return;
      await shopper.searches('Tee');
      if (walk.page !== 'search') ledgers.add('search');
      walk.page = 'search';
    },
  };
}

function filling(walk: Walk) {
  const { shopper, fixtures, ledgers, things } = walk;
  /** They are read on the page of the cart. */
  const namesInCart = async (): Promise<readonly string[]> => {
    const lines = await shopper.cart();
    walk.page = 'cart';
    return lines.map(({ name }) => name);
  };
  return {
    async adds() {
      if (typeof walk.page === 'string') return;
      await shopper.adds();
      ledgers.add('added');
    },
    async removes(at: number) {
      const name = things[at]?.name ?? '';
      if (!(await namesInCart()).includes(name)) return;
      await shopper.removes(name, true);
      ledgers.add('removed');
    },
    async orders(isAnswerLost: boolean) {
      if (!walk.isOnline || (await namesInCart()).length === 0) return;
      await fillsInToPayInCash(shopper);
      if (isAnswerLost) {
        await fixtures.breaks({ part: 'next-order', kind: 'answer-lost' });
        await shopper.placesOrder();
      }
      await shopper.placesOrder();
      ledgers.add('checkout', 'bought');
      walk.page = 'thanks';
    },
  };
}

function comingAndGoing(walk: Walk) {
  const { shopper, fixtures, ledgers } = walk;
  return {
    async comesBack() {
      await shopper.comesBack();
      if (!walk.isOnline) {
        ledgers.losePage();
        walk.page = 'none'; // it says that it needs a network
        return;
      }
      const seen = typeof walk.page === 'string' ? seenOn[walk.page] : 'product';
      if (seen) ledgers.add(seen);
    },
    async losesNetwork() {
      await shopper.settles();
      await fixtures.goes('offline');
      walk.isOnline = false;
    },
    async isBackOnline() {
      await fixtures.goes('online');
      walk.isOnline = true;
      await shopper.settles();
    },
  };
}
