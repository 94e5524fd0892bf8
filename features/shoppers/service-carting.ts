import type { ChangeChoiceModel } from '#viewmodels/cart/change-choice-model.ts';
import type { LineView } from '#viewmodels/cart/line-view.ts';
import { typedPieces } from '#viewmodels/shared/typed-pieces.ts';
import type { Screens } from '../assemblies/screens.ts';
import { capitalised } from '../support/vocabulary.ts';
import type { Carting, ChangingLines, FillingCart, SavingForLater, UsingCoupon } from './carting.ts';
import type { Pages } from './service-pages.ts';
import { createServicePanels } from './service-panels.ts';

type Items = Screens['cart']['items'];

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
      const pieces = typed === undefined ? null : typedPieces(typed, 1);
      if (pieces !== null && pieces !== buying.pieces) buying.changePieces(pieces);
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
  const { changePieces, opensCart, opensChoice, theCart } = onCartPage(pages);
  return {
    async changesPieces(name, pieces) {
      await changePieces((await opensCart()).items, name, pieces);
    },
    async changesPiecesInMinicart(name, pieces) {
      const { isOpen, items } = screens().minicart;
      if (!isOpen) throw new Error('The minicart is not open.');
      await changePieces(items, name, pieces);
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
    async undoes() {
      const { doing } = theCart();
      if (!doing.canUndo) throw new Error('There is nothing to undo.');
      doing.undo();
      await settles();
    },
  };
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
      return (await opensCart()).later.all.map(({ name, pieces, price }) => ({ name, pieces, price }));
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

function onCartPage(pages: Pages) {
  const { screens, settles } = pages;
  return { changePieces, opensCart, opensChoice, theCart };

  /** Where the cart can be read and changed. */
  async function opensCart(): Promise<Screens['cart']> {
    if (pages.place() === 'cart') await settles();
    else await pages.opens('/cart');
    return theCart();
  }

  /** The cart page, for who stands on it. */
  function theCart(): Screens['cart'] {
    if (pages.place() !== 'cart') throw new Error('The cart page is not open.');
    return screens().cart;
  }

  /** As the dialog does that a line leads to. */
  async function opensChoice(name: string): Promise<ChangeChoiceModel> {
    const cart = await opensCart();
    const { hasChoice, key } = named(cart.items.slice(), name);
    if (!hasChoice) throw new Error(`There is nothing to choose of "${name}".`);
    await cart.change(key);
    const { choice } = cart;
    if (choice === null) throw new Error('Nothing came to choose from.');
    await choice.open();
    if (choice.obstacle !== null) throw new Error(choice.obstacle);
    return choice;
  }

  async function changePieces({ slice, change }: Items, name: string, wanted: number): Promise<void> {
    const { key, pieces: before } = named(slice(), name);
    const pieces = typedPieces(String(wanted), 1);
    if (pieces !== null && pieces !== before) change(key, pieces);
    await settles();
  }
}

function amountOf({ sums }: Screens['cart'], wanted: 'grandTotal' | 'discount'): string | null {
  return sums.find(({ sum }) => sum === wanted)?.amount ?? null;
}

function seen({ name, pieces, price, regularPrice, options }: LineView) {
  const chosen = options.map(({ label, value }) => `${label}: ${value}`).join(', ');
  return { name, pieces, price, regular: regularPrice, chosen };
}

function named(lines: readonly LineView[], name: string): LineView {
  const line = lines.findLast((each) => each.name === name);
  if (!line) throw new Error(`There is no "${name}" there.`);
  return line;
}
