import { blockAt } from '#viewmodels/account/account-blocks.ts';
import type { Billed } from '#viewmodels/invoice/billed.ts';
import { invoiceView } from '#viewmodels/invoice/invoice-view.ts';
import { inEnglish } from '#viewmodels/messages/writing/messages.ts';
import type { Printing } from './printing.ts';
import type { Pages } from './service-pages.ts';

/** Reads the invoice of the order that is open. */
export function createServicePrinting({ address, screens, settles, shows }: Pages): Printing {
  return {
    async printedInvoice() {
      await settles();
      const billed = billedNow();
      const invoice = billed && invoiceView(billed, inEnglish);
      if (!invoice) return null;
      const sums = [...invoice.facts, ...invoice.sums].map(({ term, text }) => [term, text] as const);
      return { text: wordsIn(invoice).join(' '), sums: Object.fromEntries(sums) };
    },
  };

  function billedNow(): Billed | null {
    if (shows() === 'confirmation') return screens().confirmation.billed;
    const block = blockAt(new URL(address(), 'http://shop').pathname);
    return block.kind === 'order' ? screens().accountPage.orders.billedAt(block.id) : null;
  }
}

/** All texts of a value, one after the other. */
function wordsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}
