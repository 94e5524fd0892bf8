export interface Tracking {
  /** Fills the form that finds orders by its labels and sends it. */
  tracksOrder(filling: Readonly<Record<string, string>>): Promise<void>;
  /** Names the e-mail address of the order on the page. */
  showsOrderWhole(email: string): Promise<void>;
  trackingProblemAt(label: string): Promise<string | null>;
  /** What stands in the form that finds orders, by its labels. */
  trackingTyped(): Promise<Readonly<Record<string, string>>>;
  /** Why no order was found; '' when nothing is said. */
  trackingAnswer(): Promise<string>;
  /** The name on the parcel; null when the page of the order does not tell. */
  whoGetsOrder(): Promise<string | null>;
  /** All that the page of the order tells. */
  orderMessages(): Promise<string>;
}
