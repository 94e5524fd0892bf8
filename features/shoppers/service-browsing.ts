import type { OptionChoice, OptionGroup } from '#viewmodels/product/option-group.ts';
import { optionPromptView } from '#viewmodels/product/option-prompt-view.ts';
import type { SetGroup } from '#viewmodels/product-set/set-groups.ts';
import type { Arriving, Browsing, ChoosingVariant, PuttingTogether, ReadingProduct } from './browsing.ts';
import { createServiceHome } from './service-home.ts';
import { createServiceListing } from './service-listing.ts';
import type { Pages } from './service-pages.ts';
import { createServiceSizing } from './service-sizing.ts';
import { workingDaysIn } from './working-days.ts';

/** Opens pages, and presses and reads what the models of their screens offer. */
export function createServiceBrowsing(pages: Pages): Browsing {
  return {
    ...createServiceListing(pages),
    ...arriving(pages),
    ...readingProduct(pages),
    ...choosingVariant(pages),
    ...puttingTogether(pages),
    ...createServiceHome(pages),
  };
}

function arriving(pages: Pages): Arriving {
  const { opens, settles } = pages;
  return {
    opens,
    place: () => settles().then(pages.place),
    address: () => settles().then(pages.address),
  };
}

function readingProduct(pages: Pages): ReadingProduct {
  const { onProduct, priceShown } = onPages(pages);
  return {
    ...createServiceSizing(pages),
    async product() {
      const { product } = await onProduct();
      const { current, regular, discount } = priceShown();
      return {
        name: product.name,
        designer: product.designer,
        price: current,
        regular,
        discount,
        isOutOfStock: product.stock.told.level === 'none',
        error: product.stock.error,
        canAdd: product.stock.soldOut === null,
        asks: product.stock.soldOut === null ? product.choosing.asks : null,
        choice: Object.fromEntries(product.choosing.groups.flatMap(chosenIn)),
        pictures: product.pictures.flatMap(({ path }) => path || []),
        details: Object.fromEntries(product.facts.all.map(({ term, text }) => [term, text])),
        tiers: product.tiers.map(({ term, text }) => `${term} ${text}`),
        ...shippingSeen(product),
        isWornInPublic: product.editorialImages.worn !== null,
        hasBanner: product.editorialImages.banner !== null,
        hasFilm: product.pictures.some(({ video }) => video !== null && !video.isElsewhere),
      };
    },
    isLabelled: async (label) => (await onProduct()).product.labels.includes(label),
    async piecesAlike() {
      const { alike, product } = await onProduct();
      if (product.stock.soldOut === null) return [];
      await alike.find();
      return alike.cards.map(({ name }) => name);
    },
    recentlyViewed: async () => (await onProduct()).productMore.recent.map(({ name }) => name),
    productBanners: async () => (await onProduct()).productMore.banners.map(({ title }) => title),
    areReviewsMissing: async () => (await onProduct()).productMore.reviewState === 'failed',
  };
}

/** When it leaves the shop, and when it arrives. */
function shippingSeen({ stock: { dispatch }, facts }: ReturnType<Pages['screens']>['product']) {
  const words = `${dispatch?.label} · ${dispatch?.text} ${facts.arrival} ${facts.delivery}`;
  return { shipsAtOnce: words.includes('Ready to ship'), ...workingDaysIn(words) };
}

function choosingVariant(pages: Pages): ChoosingVariant {
  const { opens, settles } = pages;
  const { onProduct } = onPages(pages);
  return {
    ...choosingInstead(pages),
    async chooses(option, value) {
      const { choosing } = (await onProduct()).product;
      const [group, choice] = choiceIn(choosing.groups, option, value);
      if (!choice.canChoose) throw new Error(`The ${option} "${value}" cannot be chosen.`);
      choosing.choose(group.code, choice.id);
      await settles();
    },
    async canChoose(option, value) {
      const [, { canChoose }] = choiceIn((await onProduct()).product.choosing.groups, option, value);
      return canChoose;
    },
    async goesToChoose() {
      const { optionPrompt, choosing } = (await onProduct()).product;
      if (choosing.asks === null) throw new Error('Nothing is to be chosen.');
      void optionPrompt.add(); // it waits for the answer
      await settles();
    },
    async buysNow() {
      const { optionPrompt } = (await onProduct()).product;
      void optionPrompt.buy().then((next) => next && opens(next));
      await settles();
    },
    askedToChoose: async () => optionPromptView((await onProduct()).product.optionPrompt).heading || null,
    async answers(value) {
      const { optionPrompt } = (await onProduct()).product;
      const answer = optionPromptView(optionPrompt).answers.find(({ label }) => label === value);
      if (!answer) throw new Error(`Nobody asks for "${value}".`);
      optionPrompt.answer(answer.id);
      await settles();
    },
  };
}

/** Takes another variant in the place of one that is sold out. */
function choosingInstead(pages: Pages) {
  const { screens, settles } = pages;
  const { instead } = onPages(pages);
  return {
    offeredInstead: async () => (await instead()).map(({ name }) => name),
    async takesInstead(name) {
      const next = named(await instead(), name);
      screens().product.choosing.chooseVariant(next.sku);
      await settles();
    },
  } satisfies Partial<ChoosingVariant>;
}

function puttingTogether(pages: Pages): PuttingTogether {
  const { screens } = pages;
  const { groupHolding, onProduct } = onPages(pages);
  return {
    async takes(part, quantity) {
      const group = await groupHolding(part);
      screens().productSet.changePart(group.id, named(group.choices, part).id, quantity);
    },
    async picksPart(option, part) {
      const groups = (await onProduct()).productSet.groups;
      const group = groups.find(({ title }) => title === option);
      if (!group) throw new Error(`There is no option "${option}".`);
      screens().productSet.choose(group.id, named(group.choices, part).id, true);
    },
    async leavesOut(file) {
      const group = await groupHolding(file);
      screens().productSet.choose(group.id, named(group.choices, file).id, false);
    },
  };
}

function onPages(pages: Pages) {
  const { screens, settles } = pages;
  return { groupHolding, instead, onProduct, priceShown };

  async function onProduct() {
    await settles();
    if (pages.place() !== 'product') throw new Error(`No product is open, but ${pages.place()}.`);
    return screens();
  }

  /** What is put together has a price of its own. */
  function priceShown() {
    const { product, productSet } = screens();
    return pages.shows() === 'product-set' ? productSet.price : product.price;
  }

  async function instead() {
    return (await onProduct()).product.stock.soldOut?.others ?? [];
  }

  async function groupHolding(part: string): Promise<SetGroup> {
    const groups = (await onProduct()).productSet.groups;
    const group = groups.find(({ choices }) => choices.some(({ name }) => name === part));
    if (!group) throw new Error(`"${part}" is no part of it.`);
    return group;
  }
}

function chosenIn({ code, chosen }: OptionGroup): readonly (readonly [code: string, value: string])[] {
  return chosen ? [[code, chosen]] : [];
}

function choiceIn(
  groups: readonly OptionGroup[],
  option: string,
  value: string,
): readonly [group: OptionGroup, choice: OptionChoice] {
  const group = groups.find(({ code }) => code === option);
  const choice = group?.choices.find(({ label }) => label === value);
  if (!group || !choice) throw new Error(`There is no ${option} "${value}" to choose.`);
  return [group, choice];
}

function named<Thing extends { readonly name: string }>(things: readonly Thing[], name: string): Thing {
  const thing = things.find((each) => each.name === name);
  if (!thing) throw new Error(`"${name}" is not offered.`);
  return thing;
}
