import { CART_SCREEN, PRODUCT_SET } from '#composition/screen-tokens.ts';
import {
  ADD_TO_CART,
  APPLY_COUPON,
  CART,
  CART_RULES,
  CHANGE_PIECES,
  MARKET,
  OPEN_CART,
  PANELS,
  PRODUCT_VIEW,
  REMOVE_COUPON,
  REMOVE_LINE,
  RETURN_LINE,
  SAVED_LINES,
  STORE_VIEW,
} from '#composition/tokens.ts';
import type { Visit } from '#composition/visit.ts';
import { badgeCount, type CartLine } from '#domain/cart/cart.ts';
import { keyOf } from '#domain/cart/line-parts.ts';
import { shownTotals } from '#domain/cart/shown-totals.ts';
import { productAddress } from '#domain/catalog/addresses.ts';
import { isOverlayOn, withPanelClosed, withPanelOpen } from '#domain/interface/panels.ts';
import { priceOf, priceOfProduct } from '#domain/pricing/price-tag.ts';
import { displayPrice } from '#domain/storeview/display-price.ts';
import { ChangeChoiceModel } from '#viewmodels/cart/change-choice-model.ts';
import { chosenWords } from '#viewmodels/cart/chosen-words.ts';
import type { Carting } from './shopper.ts';

/** Fills and changes the cart by calling its verbs, and reads the cart's state. */
export function createServiceCarting(visitNow: () => Visit, settles: () => Promise<void>): Carting {
  const get: Visit['get'] = (name) => visitNow().get(name);
  const coupon: { problem: string | null } = { problem: null };
  const last: { undo: () => Promise<void> } = { undo: async () => undefined };

  const choosing: { problem: string | null } = { problem: null };

  return {
    async adds(typed = '1') {
      const view = get(PRODUCT_VIEW).get();
      if (view.kind !== 'ready') throw new Error('No product page is open.');
      const { product } = view;
      const variant = product.variants.find(({ sku }) => sku === view.variant) ?? null;
      const market = get(MARKET)();
      const price = variant ? priceOf(variant.prices, market) : priceOfProduct(product, market);
      const address = productAddress(product, variant?.sku ?? null, { useUrlPaths: true });
      await get(ADD_TO_CART)({ product, variant, price, address }, typed);
      await settles();
    },
    async addsWhole() {
      await get(PRODUCT_SET).add();
      await settles();
    },
    async cart() {
      await settles();
      return get(CART).get().lines.map(seen);
    },
    badge: async () => badgeCount(get(CART).get(), get(CART_RULES).countType),
    async cartTotal() {
      await settles();
      return money(shownTotals(get(CART).get()).totals.grandTotal);
    },
    async cartDiscount() {
      await settles();
      const { discount } = shownTotals(get(CART).get()).totals;
      return discount === 0 ? null : money(discount);
    },
    changesPieces,
    changesPiecesInMinicart: changesPieces,
    async removes(name, isSure) {
      if (isSure) {
        const line = lineNamed(name);
        last.undo = () => get(RETURN_LINE)(line);
        await get(REMOVE_LINE)(keyOf(line));
      }
      await settles();
    },
    async summaryWords() {
      await settles();
      const { returns, sums, sumsNote } = get(CART_SCREEN);
      return [...sums.flatMap(({ amount, note }) => [amount, note]), sumsNote, returns].join(' ');
    },
    async wordsOfLine(name) {
      await settles();
      const line = get(CART_SCREEN).items.all.find((each) => each.name === name);
      return line?.problem ?? line?.goodNews ?? null;
    },
    async takesWhatIsLeft(name) {
      const { all, change } = get(CART_SCREEN).items;
      const line = all.find((each) => each.name === name);
      if (!line?.fewer) throw new Error(`The line of "${name}" does not say how many are left.`);
      change(line.key, line.fewer);
      await settles();
    },
    async changesChoice(name, option, value) {
      const model = await choiceOf(name);
      const group = model.groups.find(({ code }) => code === option);
      const choice = group?.choices.find(({ label }) => label === value);
      if (!choice) throw new Error(`There is no ${option} "${value}" to choose.`);
      model.choose(option, choice.id);
      await model.confirm();
      choosing.problem = model.problem;
      await settles();
    },
    async leavesChoice(name) {
      await choiceOf(name);
    },
    choiceProblem: async () => choosing.problem,
    async savesForLater(name) {
      const line = lineNamed(name);
      last.undo = () => get(SAVED_LINES).unsave(line, 0);
      await get(SAVED_LINES).save(keyOf(line));
      await settles();
    },
    async savedForLater() {
      await settles();
      return get(CART)
        .get()
        .saved.map(({ name, pieces, price }) => ({ name, pieces, price: money(price) }));
    },
    async movesToCart(name) {
      await get(SAVED_LINES).move(keyOf(savedNamed(name)));
      await settles();
    },
    async forgetsSaved(name) {
      const line = savedNamed(name);
      last.undo = () => get(SAVED_LINES).remember(line);
      await get(SAVED_LINES).forget(keyOf(line));
      await settles();
    },
    async undoes() {
      await last.undo();
      await settles();
    },
    async appliesCoupon(code) {
      const outcome = await get(APPLY_COUPON)(code);
      coupon.problem = outcome === 'applied' ? null : "The coupon code isn't valid. Verify the code and try again.";
    },
    removesCoupon: async () => void (await get(REMOVE_COUPON)()),
    couponProblem: async () => coupon.problem,
    async opensPanel(panel) {
      get(PANELS).update((now) => withPanelOpen(now, panel));
      if (panel === 'minicart') await get(OPEN_CART)();
    },
    closesPanel: async (panel) => get(PANELS).update((now) => withPanelClosed(now, panel)),
    isPageCovered: async () => isOverlayOn(get(PANELS).get()),
    async minicart() {
      await settles();
      const { lines } = get(CART).get();
      const isEmpty = lines.length === 0;
      return {
        names: lines.map(({ name }) => name),
        total: isEmpty ? null : await this.cartTotal(),
        words: isEmpty ? 'Your cart is empty' : '',
      };
    },
  };

  async function choiceOf(name: string): Promise<ChangeChoiceModel> {
    const { choicePorts, doing } = get(CART_SCREEN);
    const model = new ChangeChoiceModel(choicePorts, { key: keyOf(lineNamed(name)), doing, onDone: () => undefined });
    await model.open();
    return model;
  }

  function lineNamed(name: string): CartLine {
    return named(get(CART).get().lines, name);
  }

  function savedNamed(name: string): CartLine {
    return named(get(CART).get().saved, name);
  }

  async function changesPieces(name: string, pieces: number): Promise<void> {
    await get(CHANGE_PIECES)(keyOf(lineNamed(name)), pieces);
    await settles();
  }

  function seen(line: CartLine) {
    const { name, pieces, price, regularPrice } = line;
    const chosen = chosenWords(line).map(({ label, value }) => `${label}: ${value}`);
    const regular = regularPrice > price ? money(regularPrice) : null;
    return { name, pieces, price: money(price), regular, chosen: chosen.join(', ') };
  }

  function money(rupees: number): string {
    return displayPrice(rupees, get(STORE_VIEW).get().currency);
  }
}

function named(lines: readonly CartLine[], name: string): CartLine {
  const line = lines.findLast((each) => each.name === name);
  if (!line) throw new Error(`There is no "${name}" there.`);
  return line;
}
