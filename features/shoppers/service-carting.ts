import type { LineView } from '#viewmodels/cart/line-view.ts';
import { typedQuantity } from '#viewmodels/shared/typed-quantity.ts';
import type { Screens } from '../assemblies/screens.ts';
import { capitalised } from './capitalised.ts';
import type { Carting, ChangingLines, FillingCart, SavingForLater, UsingCoupon } from './carting.ts';
import { named, onCartPage } from './service-cart-page.ts';
import type { Pages } from './service-pages.ts';
import { createServicePanels } from './service-panels.ts';

/** Fills the cart from the product page and changes it on the cart page, by the models of these screens. */
export function createServiceCarting(pages: Pages): Carting {
  const { screens, settles } = pages;
  return {
    ...createServicePanels({ screens, settles }),
    ...fillingCart(pages),
    ...changingLines(pages),
    ...savingForLater(pages),
    ...usingCoupon(pages),
  };
}

function fillingCart(pages: Pages): FillingCart {
  const { screens, settles } = pages;
  const { opensCart } = onCartPage(pages);
  return {
    async adds(typed) {
      if (pages.place() !== 'product') throw new Error('No product page is open.');
      const { buying } = screens().product;
      const quantity = typed === undefined ? null : typedQuantity(typed, 1);
      if (quantity !== null && quantity !== buying.quantity) buying.changeQuantity(quantity);
      await buying.add();
      await settles();
    },
    async addsWhole() {
      await screens().productSet.add();
      await settles();
    },
    async cart() {
      return (await opensCart()).items.slice().map(seen);
    },
    async badge() {
      await settles();
      return screens().frame.cartCount;
    },
    async cartTotal() {
      return amountOf(await opensCart(), 'grandTotal') ?? '';
    },
    cartDiscount: async () => amountOf(await opensCart(), 'discount'),
    async summaryWords() {
      const { coupon, promoMessage, returns, sums, sumsNote } = await opensCart();
      const rows = sums.flatMap(({ term, amount, note }) => [term, amount, note]);
      return [promoMessage, coupon.saving, ...rows, sumsNote, returns].filter(Boolean).join(' ');
    },
  };
}

function changingLines(pages: Pages): ChangingLines {
  const { screens, settles } = pages;
  const { changeQuantity, opensCart, theCart } = onCartPage(pages);
  return {
    ...changingChoice(pages),
    async changesPieces(name, quantity) {
      await changeQuantity((await opensCart()).items, name, quantity);
    },
    async changesPiecesInMinicart(name, quantity) {
      const { isOpen, items } = screens().minicart;
      if (!isOpen) throw new Error('The minicart is not open.');
      await changeQuantity(items, name, quantity);
    },
    async removes(name, isSure) {
      const { items } = await opensCart();
      items.askRemoval(named(items.slice(), name).key);
      if (items.askedName !== name) throw new Error(`Nobody asked whether "${name}" is to go.`);
      if (isSure) items.remove();
      else items.keep();
      await settles();
    },
    async wordsOfLine(name) {
      const { problem, goodNews } = named((await opensCart()).items.slice(), name);
      return problem ?? goodNews;
    },
    async takesWhatIsLeft(name) {
      const { items } = await opensCart();
      const { fewer, key } = named(items.slice(), name);
      if (fewer === null) throw new Error(`The line of "${name}" does not say how many are left.`);
      items.change(key, fewer);
      await settles();
    },
    async undoes() {
      const { doing } = theCart();
      if (!doing.canUndo) throw new Error('There is nothing to undo.');
      doing.undo();
      await settles();
    },
  };
}

/** Takes another color or size of what is in a line. */
function changingChoice(pages: Pages) {
  const { settles } = pages;
  const { opensChoice, theCart } = onCartPage(pages);
  return {
    async changesChoice(name, option, value) {
      const model = await opensChoice(name);
      const group = model.groups.find(({ label }) => label === capitalised(option));
      const choice = group?.choices.find(({ label }) => label === value);
      if (!group || !choice) throw new Error(`There is no ${option} "${value}" to choose.`);
      model.choose(group.code, choice.id);
      await model.confirm();
      await settles();
    },
    async leavesChoice(name) {
      await opensChoice(name);
      theCart().leaveUnchanged();
    },
    async choiceProblem() {
      const { choice, leaveUnchanged } = theCart();
      if (choice === null) throw new Error('Nothing is being chosen any more.');
      leaveUnchanged();
      return choice.problem;
    },
  } satisfies Partial<ChangingLines>;
}

function savingForLater(pages: Pages): SavingForLater {
  const { settles } = pages;
  const { opensCart } = onCartPage(pages);
  return {
    async savesForLater(name) {
      const { items, later } = await opensCart();
      later.save(named(items.slice(), name).key);
      await settles();
    },
    async savedForLater() {
      return (await opensCart()).later.all.map(({ name, quantity, price }) => ({ name, quantity, price }));
    },
    async movesToCart(name) {
      const { later } = await opensCart();
      await later.move(named(later.all, name).key);
      await settles();
    },
    async forgetsSaved(name) {
      const { later } = await opensCart();
      later.forget(named(later.all, name).key);
      await settles();
    },
  };
}

function usingCoupon(pages: Pages): UsingCoupon {
  const { settles } = pages;
  const { opensCart, theCart } = onCartPage(pages);
  return {
    async appliesCoupon(code) {
      const { coupon } = await opensCart();
      coupon.type(code);
      await coupon.apply();
      await settles();
    },
    async removesCoupon() {
      const { coupon } = theCart();
      if (coupon.applied === null) throw new Error('There is no coupon to remove.');
      await coupon.remove();
      await settles();
    },
    couponProblem: async () => theCart().coupon.problem,
  };
}

function amountOf({ sums }: Screens['cart'], wanted: 'grandTotal' | 'discount'): string | null {
  return sums.find(({ sum }) => sum === wanted)?.amount ?? null;
}

function seen({ name, quantity, price, regularPrice, options }: LineView) {
  const chosen = options.map(({ label, value }) => `${label}: ${value}`).join(', ');
  return { name, quantity, price, regular: regularPrice, chosen };
}
