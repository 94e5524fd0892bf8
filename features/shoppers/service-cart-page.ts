import type { ChangeChoiceModel } from '#viewmodels/cart/change-choice-model.ts';
import type { LineView } from '#viewmodels/cart/line-view.ts';
import { typedQuantity } from '#viewmodels/shared/typed-quantity.ts';
import type { Screens } from '../assemblies/screens.ts';
import type { Pages } from './service-pages.ts';

type Items = Screens['cart']['items'];

/** What is done on the page of the cart again and again. */
export function onCartPage(pages: Pages) {
  const { screens, settles } = pages;
  return { changeQuantity, opensCart, opensChoice, theCart };

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

  async function changeQuantity({ slice, change }: Items, name: string, wanted: number): Promise<void> {
    const { key, quantity: before } = named(slice(), name);
    const quantity = typedQuantity(String(wanted), 1);
    if (quantity !== null && quantity !== before) change(key, quantity);
    await settles();
  }
}

export function named(lines: readonly LineView[], name: string): LineView {
  const line = lines.findLast((each) => each.name === name);
  if (!line) throw new Error(`There is no "${name}" there.`);
  return line;
}
