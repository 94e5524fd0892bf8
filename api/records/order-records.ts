/** Where an order goes, or its bill. */
export type OrderAddress = {
  readonly country_id: string;
  readonly street: readonly string[];
  /** Not where the country needs none. */
  readonly postcode?: string;
  readonly city?: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly telephone: string;
  readonly region?: string;
  readonly region_id?: number;
  readonly region_code?: string;
  readonly company?: string;
  readonly vat_id?: string;
};

/** The first answer to an order_id, repeated for ever. */
export type OrderPlacement = {
  readonly order_id: string;
  readonly backendOrderId: string;
  readonly orderNumber: string;
  readonly transferedAt: string;
  readonly grand_total: number;
  readonly currency_code: 'INR';
  /** The page to pay on; null where nothing is paid on a page. */
  readonly redirect_url: string | null;
};
