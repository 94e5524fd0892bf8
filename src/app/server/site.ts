/** Where a store view is found: its address is the origin with what stands before its paths, without a slash at the end. */
export type Site = {
  /** The address of its host as shoppers use it. */
  readonly origin: string;
  /** Such as `/de`; '' for none. */
  readonly prefix: string;
  /** Where the same page is found in each store view, itself included; none where the shop has but one. */
  readonly alternates: readonly Alternate[];
};

/** The pages of a store view as search engines tell them apart. */
export type Alternate = { readonly locale: string; readonly address: string };
