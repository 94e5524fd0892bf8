import { ok } from 'node:assert/strict';
import { inflateSync } from 'node:zlib';
import { until } from '#shared/waiting/until.ts';
import type { Hands } from '../engines/hands.ts';
import type { Target } from '../engines/in-page/target.ts';
import { button, comesToOrder, placesOrder, thanks } from './checkout.ts';
import type { Journey } from './journey.ts';

const invoice: Target = { role: 'article', name: 'Tax invoice' };

export const printedInvoice: Journey = {
  name: 'the invoice of an order is printed',
  async run({ newThing, newShopper }) {
    const thing = await newThing('Plain Stole');
    const shopper = await newShopper();
    await comesToOrder(shopper, thing);
    await shopper.presses(placesOrder);
    await shopper.sees(thanks);
    await shopper.look(notePrinting, null);
    await shopper.presses(button('Print invoice'));
    await until('the browser prints', () => shopper.look(hasPrinted, null));
    const pdf = await shopper.tab.print();
    const paper = await shopper.look(paperOf, invoice);
    ok(paper.text.includes(thing.name), `on paper stands: ${paper.text.slice(0, 100)}`);
    ok(paper.isAlone, 'beside the invoice the page is on paper, too');
    if (pdf === null) return 'the invoice, and nothing else of the page, as the print styles have it';
    const pages = pagesOf(pdf);
    ok(pages === 1, `it takes ${pages} pages`);
    return `the invoice on ${pages} page of paper, and nothing else of the page`;
  },
};

/** What describes the pages may be packed. */
function pagesOf(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  const packed = [...text.matchAll(/stream\r?\n(.*?)endstream/gs)].map(([, bytes = '']) => unpacked(bytes));
  return [text, ...packed].flatMap((part) => [...part.matchAll(/\/Type\s*\/Page\b/g)]).length;
}

/** Nothing, where it is no text that was packed. */
function unpacked(bytes: string): string {
  try {
    return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

// These run in the page.

/** A dialog of the browser would wait for somebody. */
function notePrinting(): void {
  Object.assign(globalThis, { print: () => Object.assign(globalThis, { isPrinted: true }) });
}

const hasPrinted = (): boolean => 'isPrinted' in globalThis;

/** What the engine makes of the page when the styles for paper count for the window. */
function paperOf(hands: Hands, target: Target) {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const media = rules.filter((rule) => rule instanceof CSSMediaRule).map((rule) => rule.media);
  const forPaper = media.filter(({ mediaText }) => mediaText === 'print');
  for (const list of forPaper) list.mediaText = 'all';
  const text = hands.textOf(target) ?? '';
  const others: readonly Target[] = [{ role: 'heading', startsWith: 'Thank you' }, { role: 'button' }];
  const isAlone = others.every((other) => hands.all(other).length === 0);
  for (const list of forPaper) list.mediaText = 'print';
  return { text, isAlone };
}
