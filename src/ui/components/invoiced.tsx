import { createContext, type ReactNode, use } from 'react';
import { Button } from '#ui/components/button.tsx';
import { MessagesContext } from '#ui/hooks/messages-context.ts';
import { useLate } from '#ui/hooks/use-late.ts';
import type { Billed } from '#viewmodels/invoice/billed.ts';
import css from './invoiced.module.css';

const load = async () => {
  const [{ InvoiceSheet }, { invoiceView }] = await Promise.all([
    import(/* webpackChunkName: "invoice" */ './invoice-sheet.tsx'),
    import(/* webpackChunkName: "invoice" */ '#viewmodels/invoice/invoice-view.ts'),
  ]);
  return { InvoiceSheet, invoiceView };
};

const InvoiceContext = createContext(false);

type Props = { readonly billed: Billed | null; readonly children: ReactNode };

/**
 * The page of an order, of which paper shows the invoice where there is one. Its code comes after the page, so that it is
 * there before anybody prints; without it the page itself is printed.
 */
export function Invoiced({ billed, children }: Props) {
  const late = useLate(billed !== null, load, () => undefined);
  const { messages } = use(MessagesContext);
  const invoice = late && billed ? late.invoiceView(billed, messages) : null;
  return (
    <InvoiceContext value={invoice !== null}>
      <div className={invoice ? css['offPaper'] : css['page']}>{children}</div>
      {late && invoice && <late.InvoiceSheet invoice={invoice} />}
    </InvoiceContext>
  );
}

type ButtonProps = { readonly print: string; readonly printInvoice: string };

export function PrintButton({ print, printInvoice }: ButtonProps) {
  return (
    <Button kind="quiet" onClick={({ currentTarget }) => currentTarget.ownerDocument.defaultView?.print()}>
      {use(InvoiceContext) ? printInvoice : print}
    </Button>
  );
}
