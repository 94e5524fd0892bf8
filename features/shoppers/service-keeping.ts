import { type Block, blockAt, blockLinks } from '#viewmodels/account/account-blocks.ts';
import type { AccountFormModel } from '#viewmodels/account/account-form-model.ts';
import type { ShipmentView } from '#viewmodels/confirmation/shipment-view.ts';
import { accountPageMessages } from '#viewmodels/messages/account-page/en.ts';
import { inEnglish } from '#viewmodels/messages/writing/messages.ts';
import type { MomentView } from '#viewmodels/shared/moment-text.ts';
import type { Screens } from '../assemblies/screens.ts';
import type { FillingBlocks, Keeping, KeepingMore, KeepingOrders, ParcelSeen } from './keeping.ts';
import { createServiceOwnData } from './service-own-data.ts';
import type { Pages } from './service-pages.ts';

const PASSWORD = 'Confirm with your password';

const texts = inEnglish(accountPageMessages);

/** Uses the model of the account's page. */
export function createServiceKeeping(pages: Pages): Keeping {
  return {
    ...fillingBlocks(pages),
    ...keepingOrders(pages),
    ...keepingMore(pages),
    ...createServiceOwnData(pages),
  };
}

function fillingBlocks(pages: Pages): FillingBlocks {
  const { settles, shows } = pages;
  const { account, blockOpen, formOpen } = inAccount(pages);
  return {
    async blocksOffered() {
      await account();
      return blockLinks(blockOpen(), texts).map(({ name }) => name);
    },
    async block() {
      const { isReady } = await account();
      const shown = blockLinks(blockOpen(), texts).find(({ isCurrent }) => isCurrent);
      return shows() === 'account' && isReady ? (shown?.name ?? null) : null;
    },
    async saves({ [PASSWORD]: password, ...filling }) {
      const { profile } = await account();
      const form = await formOpen();
      for (const [label, value] of Object.entries(filling)) {
        const field = form.fields.find((each) => each.label === label);
        if (!field) throw new Error(`There is no field "${label}".`);
        form.type(field, value);
        form.leave(field);
      }
      if (password !== undefined) profile.typePassword(password);
      await (form === profile.form ? profile.save() : form.save());
      await settles();
    },
    async accountFields() {
      return Object.fromEntries((await formOpen()).fields.map(({ label, value }) => [label, value]));
    },
    async accountProblemAt(label) {
      const { profile } = await account();
      if (label === PASSWORD) return profile.passwordProblem;
      return (await formOpen()).fields.find((field) => field.label === label)?.problem ?? null;
    },
    blockMessages: async () => messagesOf(await account(), blockOpen()),
  };
}

function keepingOrders(pages: Pages): KeepingOrders {
  const { opens, place, screens, settles } = pages;
  const { account, blockOpen } = inAccount(pages);
  return {
    async pastOrders() {
      const { orders } = await account();
      return orders.cards.map(({ name, status, total }) => ({ name, status, total }));
    },
    async opensPastOrder(name) {
      const { orders } = await account();
      const card = orders.cards.find((each) => each.name === name);
      if (!card) throw new Error(`There is no "${name}" in the list.`);
      await opens(card.address);
    },
    async parcels() {
      const { orders } = await account();
      const block = blockOpen();
      const order = place() === 'confirmation' ? screens().confirmation.page : null;
      const { shipments = [] } = order ?? (block.kind === 'order' ? orders.orderAt(block.id) : null) ?? {};
      return shipments.map(parcelSeen);
    },
    async ordersAgain() {
      const { orders } = await account();
      const block = blockOpen();
      if (block.kind !== 'order') throw new Error('No order is open.');
      await orders.orderAgain(block.id);
      await settles();
    },
  };
}

function parcelSeen({ carrier, number, steps, link, linkName }: ShipmentView): ParcelSeen {
  return { text: [carrier, number, ...steps.map(({ text }) => text)].join(' '), link: link && linkName };
}

function keepingMore(pages: Pages): KeepingMore {
  const { settles } = pages;
  const { account } = inAccount(pages);
  return {
    async storeCredit() {
      const { credit } = await account();
      const amounts = credit.rows.map(({ amount, isTaken }) => (isTaken ? `${texts.minus} ${amount}` : amount));
      return { balance: credit.balance, amounts };
    },
    async subscribesInAccount(isWanted) {
      const { form } = (await account()).newsletter;
      await (isWanted ? form.subscribe() : form.unsubscribe());
      await settles();
    },
    viewedInAccount: async () => (await account()).recent.cards.map(({ name }) => name),
    async forgetsViewed(name) {
      const { recent } = await account();
      const card = recent.cards.find((each) => each.name === name);
      if (!card) throw new Error(`"${name}" is not among what was viewed.`);
      recent.remove(card.sku);
      await settles();
    },
    async clearsViewed() {
      (await account()).recent.clear();
      await settles();
    },
    async logsOut() {
      await (await account()).logOut();
      await settles();
    },
  };
}

function inAccount(pages: Pages) {
  const { address, screens, settles } = pages;
  return { account, blockOpen, formOpen };

  async function account() {
    await settles();
    return screens().accountPage;
  }

  function blockOpen(): Block {
    return blockAt(new URL(address(), 'http://shop').pathname);
  }

  async function formOpen(): Promise<AccountFormModel> {
    const { profile, shipping } = await account();
    return blockOpen().kind === 'shipping' ? shipping : profile.form;
  }
}

function messagesOf(page: Screens['accountPage'], block: Block): string {
  const { orders, newsletter, profile, shippingAnswer, recent, credit, data } = page;
  switch (block.kind) {
    case 'order':
      return [wordsOfOrder(page, block.id), ...orders.answers, noteOf(orders)].join(' ');
    case 'orders':
      return [
        ...orders.waiting.map(({ name }) => name),
        orders.isKnown && orders.cards.length === 0 ? texts.noOrders : '',
        noteOf(orders),
      ].join(' ');
    case 'newsletter':
      return [newsletter.standing, newsletter.form.failure ?? ''].join(' ');
    case 'profile':
      return profile.answer ?? '';
    case 'shipping':
      return shippingAnswer ?? '';
    case 'recent':
      return recent.isEmpty ? texts.noViewed : '';
    case 'credit':
      return [credit.isKnown && credit.rows.length === 0 ? texts.noCredit : '', noteOf(credit)].join(' ');
    case 'data':
      return [data.news, data.answer, ...data.losses].filter(Boolean).join(' ');
    default:
      return block satisfies never;
  }
}

function noteOf({ savedAt }: { readonly savedAt: MomentView | null }): string {
  return savedAt === null ? '' : texts.savedAt.replace('{moment}', savedAt.text);
}

function wordsOfOrder({ orders }: Screens['accountPage'], id: string): string {
  const order = orders.orderAt(id);
  if (order === null) return texts.noSuchOrder;
  const lines = order.lines.map(({ name, sku, options, quantity, price }) =>
    [name, sku, ...options.map(({ value }) => value), quantity, price].join(' '),
  );
  const terms = order.terms.map(({ term, amount }) => `${term} ${amount}`);
  const { name, day, status, shippingLines, billingLines, paymentTitle } = order;
  return [name, day, status, ...lines, ...terms, ...shippingLines, ...billingLines, paymentTitle].join(' ');
}
