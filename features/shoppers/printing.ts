/** An invoice on paper: all that it says, and its amounts by what they are. */
export type Printed = { readonly text: string; readonly sums: Readonly<Record<string, string>> };

export interface Printing {
  /** The invoice that paper shows in the place of the order on the page; null where it shows the page itself. */
  printedInvoice(): Promise<Printed | null>;
}
