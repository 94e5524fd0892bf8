import { makeAutoObservable, observableRef } from 'mobx';
import type { Cart } from '#domain/cart/cart.ts';
import type { CartRules } from '#domain/cart/cart-rules.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { BuyingModel } from './buying-model.ts';
import type { ChoosingModel } from './choosing-model.ts';
import type { CurrentProduct, CurrentProductPorts } from './current-product.ts';
import type { OptionGroup } from './option-group.ts';
import type { StockModel } from './stock-model.ts';

export type OptionPromptPorts = CurrentProductPorts & {
  readonly cart: ReadonlyCell<Cart>;
  readonly cartRules: Pick<CartRules, 'externalCheckout'>;
};

type Page = {
  readonly shown: CurrentProduct;
  readonly choosing: ChoosingModel;
  readonly stock: StockModel;
  readonly buying: BuyingModel;
};

type Question = {
  readonly wish: 'add' | 'buy';
  readonly group: OptionGroup;
  /** Called with whether all is chosen. */
  readonly close: (isChosen: boolean) => void;
};

/**
 * Asks for what is still to be chosen once the shopper wants the piece: the answer is enough to get it. What is read of the
 * question comes with its dialog (`option-prompt-view.ts`).
 */
export class OptionPromptModel {
  readonly ports: OptionPromptPorts;
  readonly page: Page;
  question: Question | null = null;
  /** How often the answer was something that is sold out: the page then shows the ways on. */
  timesSoldOut = 0;

  constructor(ports: OptionPromptPorts, page: Page) {
    this.ports = ports;
    this.page = page;
    makeAutoObservable(this, { ports: false, page: false, question: observableRef }, { autoBind: true });
  }

  /** Not where the checkout is somebody else's. */
  get canBuyNow(): boolean {
    return !this.ports.cartRules.externalCheckout;
  }

  /** Answers whether it was added. */
  async add(): Promise<boolean> {
    return (await this.ask('add')) && this.page.buying.add();
  }

  /**
   * Puts it into the cart and answers where to go on; null when it was not added. Whoever has more in the cart sees all
   * of it before they pay.
   */
  async buy(): Promise<'/checkout' | '/cart' | null> {
    const isAdded = (await this.ask('buy')) && (await this.page.buying.add());
    if (!isAdded) return null;
    return this.ports.cart.get().lines.length > 1 ? '/cart' : '/checkout';
  }

  answer(value: number): void {
    const { question } = this;
    if (!question) return;
    const { choosing, stock } = this.page;
    choosing.choose(question.group.code, value);
    const group = choosing.openGroup;
    if (stock.soldOut) {
      this.timesSoldOut += 1;
      this.end(false);
    } else if (group) this.question = { ...question, group };
    else this.end(true);
  }

  leave(): void {
    this.end(false);
  }

  /** Where it cannot be asked here, the page's own choice asks. */
  askOnPage(): void {
    const { question } = this;
    this.end(false);
    if (question) this.page.choosing.miss(question.group);
  }

  private end(isChosen: boolean): void {
    const { question } = this;
    this.question = null;
    question?.close(isChosen);
  }

  private ask(wish: Question['wish']): Promise<boolean> {
    const group = this.page.choosing.openGroup;
    if (!group) return Promise.resolve(true);
    this.end(false);
    return new Promise((close) => {
      this.question = { wish, group, close };
    });
  }
}
