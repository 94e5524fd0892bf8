import type { CartAddress } from '#domain/cart/cart-gateway.ts';
import { gstinIn } from '#domain/invoice/gstin.ts';
import type { Invoice, InvoiceLine } from '#domain/invoice/invoice.ts';
import { invoiceOf } from '#domain/invoice/invoice-of.ts';
import type { TaxShares } from '#domain/invoice/split-tax.ts';
import { minus, nothing } from '#domain/shared/money.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { inOurWords } from '../cart/chosen-words.ts';
import { invoiceMessages } from '../messages/invoice/en.ts';
import { writingLocale } from '../messages/languages.ts';
import type { Messages, TextsOf } from '../messages/writing/messages.ts';
import { dayText } from '../shared/moment-text.ts';
import { envelopeLines } from '../store/address-text.ts';
import type { Billed } from './billed.ts';
import { paiseText } from './paise-text.ts';

/** An invoice, ready to be printed. */
export type InvoiceView = {
  readonly heading: string;
  /** `at` where it is a moment, as machines read it. */
  readonly facts: readonly (Term & { readonly at?: string })[];
  /** Who sells, who pays and who gets it, line by line. */
  readonly parties: readonly { readonly heading: string; readonly lines: readonly string[] }[];
  readonly columns: Readonly<Record<Column, string>>;
  readonly lines: readonly InvoiceLineView[];
  /** The total is last. */
  readonly sums: readonly Term[];
  readonly note: string;
};

type Term = { readonly term: string; readonly text: string };
type Column = 'item' | 'code' | 'quantity' | 'taxable' | 'tax' | 'total';

type InvoiceLineView = {
  readonly key: string;
  readonly name: string;
  readonly details: readonly string[];
  /** '' where the merchant has none for it. */
  readonly code: string;
  readonly quantity: string;
  readonly taxable: string;
  readonly taxes: readonly Term[];
  readonly total: string;
};

/** The invoice of an order; null where there is none to give. */
export function invoiceView({ order, seller, storeView }: Billed, messages: Messages): InvoiceView | null {
  const invoice = invoiceOf(order, seller);
  if (!invoice) return null;
  const texts = messages(invoiceMessages);
  const { item, code, quantity, taxable, tax, total } = texts;
  return {
    heading: texts.heading,
    facts: factsOf(invoice, texts, storeView),
    parties: partiesOf(invoice, texts, writingLocale(storeView)),
    columns: { item, code, quantity, taxable, tax, total },
    lines: invoice.lines.map((line) => lineView(line, invoice, messages)),
    sums: sumsOf(invoice, texts),
    note: texts.inRupees,
  };
}

type Texts = TextsOf<typeof invoiceMessages>;

function factsOf({ order, placeOfSupply }: Invoice, texts: Texts, storeView: StoreView): InvoiceView['facts'] {
  return [
    { term: texts.orderNumber, text: order.number },
    { term: texts.orderDate, text: dayText(order.createdAt, storeView), at: order.createdAt },
    { term: texts.placeOfSupply, text: `${placeOfSupply.name} (${placeOfSupply.code})` },
    { term: texts.payment, text: order.paymentTitle },
    { term: texts.reverseCharge, text: texts.no },
  ];
}

function partiesOf({ seller, billTo, shipTo }: Invoice, { soldBy, ...texts }: Texts, locale: string) {
  return [
    { heading: soldBy, lines: [seller.name, seller.address, numbered(seller.gstin)] },
    { heading: texts.billTo, lines: addressed(billTo, texts, locale) },
    ...(shipTo ? [{ heading: texts.shipTo, lines: addressed(shipTo, texts, locale) }] : []),
  ];
}

/** An address without the telephone number, which an invoice does not need; that of a company with its tax id. */
function addressed(address: CartAddress, texts: Pick<Texts, 'taxId'>, locale: string): readonly string[] {
  return [...envelopeLines(address, locale), taxIdLine(address, texts)].filter((line) => line !== '');
}

function taxIdLine({ taxId = '' }: CartAddress, texts: Pick<Texts, 'taxId'>): string {
  const gstin = gstinIn(taxId);
  if (gstin !== null) return numbered(gstin);
  return taxId.trim() === '' ? '' : texts.taxId(taxId);
}

/** The law's name for the number, which no language changes. */
function numbered(gstin: string): string {
  return `GSTIN ${gstin}`;
}

function lineView(line: InvoiceLine, invoice: Invoice, messages: Messages): InvoiceLineView {
  const { sku, name, code, quantity, price, discount } = line;
  const texts = messages(invoiceMessages);
  const options = inOurWords(line.options, messages);
  return {
    key: [sku, ...line.options.map(({ value }) => value)].join(' '),
    name,
    details: [
      options.map(({ label, value }) => `${label}: ${value}`).join(', '),
      sku,
      texts.each(paiseText(price)),
      ...(discount === nothing ? [] : [texts.discount(paiseText(discount))]),
    ].filter((detail) => detail !== ''),
    code: code ?? '',
    quantity: String(quantity),
    taxable: paiseText(line.taxable),
    taxes: line.rate === null ? [] : taxesOf(line.tax, invoice, line.rate),
    total: paiseText(line.total),
  };
}

/** By their names in the law, which no language changes; `rate` in hundredths of a percent, null where there are several. */
function taxesOf(tax: TaxShares, { isWithinState, placeOfSupply }: Invoice, rate: number | null): readonly Term[] {
  const percent = (share: number): string => (rate === null ? '' : ` ${(rate * share) / 100}%`);
  if (!isWithinState) return [{ term: `IGST${percent(1)}`, text: paiseText(tax.integrated) }];
  return [
    { term: `CGST${percent(1 / 2)}`, text: paiseText(tax.central) },
    { term: `${placeOfSupply.localTax}${percent(1 / 2)}`, text: paiseText(tax.local) },
  ];
}

function sumsOf(invoice: Invoice, texts: Texts): readonly Term[] {
  const { taxable, tax, shipping, storeCredit, total } = invoice;
  return [
    { term: texts.taxable, text: paiseText(taxable) },
    ...taxesOf(tax, invoice, null),
    ...(shipping === nothing ? [] : [{ term: texts.shipping, text: paiseText(shipping) }]),
    { term: texts.total, text: paiseText(minus(total, storeCredit)) },
    ...(storeCredit === nothing ? [] : creditTerms(invoice, texts)),
  ];
}

function creditTerms({ storeCredit, total }: Invoice, { storeCredit: credit, charged }: Texts): readonly Term[] {
  return [
    { term: credit, text: paiseText(storeCredit) },
    { term: charged, text: paiseText(total) },
  ];
}
