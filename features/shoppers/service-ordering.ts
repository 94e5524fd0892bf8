import type { OrderPage } from '#viewmodels/confirmation/order-page.ts';
import type { AnsweringForWaiting, Elsewhere, FollowingOrder, PaymentTold } from './paying.ts';
import type { Pages } from './service-pages.ts';

type Ordering = FollowingOrder & AnsweringForWaiting;

type Parts = {
  readonly pages: Pages;
  readonly elsewhere: Elsewhere;
};

type Answer = Parameters<AnsweringForWaiting['handlesWaiting']>[0];

/** What may be done with one waiting order; editing answers the page to go on with. */
type Answers = {
  readonly send: () => Promise<void>;
  readonly cancel: () => Promise<void>;
  readonly edit: () => Promise<string | null>;
};

const toldOfPayment: Readonly<Partial<Record<OrderPage['kind'], PaymentTold>>> = {
  checking: 'checking',
  due: 'due',
  canceled: 'lost',
};

/** Reads what became of orders, and answers for those that wait, by the models of the screens that tell of them. */
export function createServiceOrdering(parts: Parts): Ordering {
  return {
    ...followingOrder(parts),
    ...offeredInstall(parts),
    ...answeringForWaiting(parts),
  };
}

function followingOrder(parts: Parts): Omit<FollowingOrder, Install> {
  const { elsewhere, pages } = parts;
  const { opens, screens } = pages;
  const { orderPage, ordersInAccount } = onOrderPage(parts);
  return {
    async isThanked() {
      const page = await orderPage();
      return page?.kind === 'placed' && !page.isMasked;
    },
    async paysElsewhere(outcome) {
      const isLed = screens().checkout.placing.paymentPage !== null;
      if (!isLed && !(await this.canPayNow())) throw new Error('No page to pay on was opened.');
      const back = await elsewhere.gateway(outcome);
      if (back !== null) await opens(back);
    },
    async paymentTold() {
      const page = await orderPage();
      return (page && toldOfPayment[page.kind]) ?? null;
    },
    async canPayNow() {
      const page = await orderPage();
      return page?.kind === 'due' && page.ways.some(({ leavesShop }) => leavesShop);
    },
    ordersListed: async () => (await ordersInAccount()).map(({ total }) => total),
    orderNames: async () => (await ordersInAccount()).map(({ name }) => name),
    isToldToWait: async () => (await orderPage())?.kind === 'waiting',
    orderPaidBy: async () => (await orderPage())?.paymentTitle ?? '',
    async confirmation() {
      const page = await orderPage();
      if (page === null) return null;
      const total = page.terms.find(({ sum }) => sum === 'grandTotal')?.amount ?? '';
      return { lines: page.lines.map(({ name, quantity }) => ({ name, quantity })), total };
    },
  };
}

type Install = 'isOfferedInstall' | 'answersInstall';

function offeredInstall(parts: Parts): Pick<FollowingOrder, Install> {
  const { screens } = parts.pages;
  const { orderPage } = onOrderPage(parts);
  return {
    async isOfferedInstall() {
      if ((await orderPage()) === null) return false;
      await screens().confirmation.install.look();
      return screens().confirmation.install.isOffered;
    },
    async answersInstall(answer) {
      const { install } = screens().confirmation;
      await (answer === 'yes' ? install.install() : install.decline());
    },
  };
}

function answeringForWaiting(parts: Parts): AnsweringForWaiting {
  const { elsewhere, pages } = parts;
  const { opens, screens, settles } = pages;
  const { onItsPage, whereAsked } = onOrderPage(parts);
  return {
    waitingOrders: elsewhere.waitingOrders,
    async askedAbout() {
      await settles();
      return screens().waitingOrders.orders.length;
    },
    async answersForWaiting(answer) {
      await settles();
      const { cancel, isOpen, send } = screens().waitingOrders;
      if (!isOpen) throw new Error('Nobody asks about waiting orders.');
      await (answer === 'send' ? send() : cancel());
      await settles();
    },
    async handlesWaiting(how) {
      await settles();
      const { cancel, edit, send } = screens().waitingOrders.isOpen ? whereAsked() : await onItsPage(how);
      if (how === 'send') await send();
      if (how === 'cancel') await cancel();
      const next = how === 'edit' ? await edit() : null;
      if (next !== null) await opens(next);
      await settles();
    },
    async answerForWaiting() {
      await settles();
      const { confirmation, waitingOrders } = screens();
      return [waitingOrders.problem, confirmation.waiting.answer].filter(Boolean).join(' ');
    },
  };
}

function onOrderPage(parts: Parts) {
  const { pages } = parts;
  const { screens, settles } = pages;
  return { onItsPage, orderPage, ordersInAccount, whereAsked };

  /** The order on the page that tells of one; null when there is none to show. */
  async function orderPage(): Promise<OrderPage | null> {
    await settles();
    if (pages.place() !== 'confirmation') return null;
    const { failure, page } = screens().confirmation;
    if (page === null && failure === null) throw new Error('The order is still looked for.');
    return page;
  }

  /** What stands in the account, which is closed again. */
  async function ordersInAccount() {
    await settles();
    const { account, frame } = screens();
    frame.openAccount();
    await account.opened();
    const { orders } = account;
    account.close();
    return orders;
  }

  function whereAsked(): Answers {
    const { cancel, edit, orders, send } = screens().waitingOrders;
    return { send, cancel, edit: async () => (orders[0] ? edit(orders[0].id) : null) };
  }

  async function onItsPage(how: Answer): Promise<Answers> {
    const page = await orderPage();
    const isOffered = how === 'edit' ? page?.editLabel !== null : page?.kind === 'waiting';
    if (!page || !isOffered) throw new Error(`There is no button to ${how} the order.`);
    return screens().confirmation.waiting;
  }
}
