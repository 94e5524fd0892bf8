export type BundleChoice = {
  readonly option_id: number;
  readonly option_qty: number;
  readonly option_selections: readonly number[];
};

export type CustomChoice = { readonly option_id: string; readonly option_value: string };

/** The options of a line that are not in its sku: with it, they tell lines apart. */
export type FreeOptions = {
  readonly bundle_options?: readonly BundleChoice[];
  readonly custom_options?: readonly CustomChoice[];
};

export type ProductOption = {
  readonly extension_attributes: FreeOptions & { readonly configurable_item_options?: readonly CustomChoice[] };
};

/** Custom and bundle options belong to the identity of a line; those of a variant are in its sku. */
export function freeOptionsOf({
  product_option: option,
}: {
  readonly product_option?: ProductOption | null;
}): FreeOptions {
  const { custom_options = [], bundle_options = [] } = option?.extension_attributes ?? {};
  return {
    ...(custom_options.length > 0 ? { custom_options: custom_options.toSorted(inText) } : {}),
    ...(bundle_options.length > 0 ? { bundle_options: bundle_options.map(sorted).toSorted(byOption) } : {}),
  };
}

/** The order in which something was chosen does not make another line. */
const sorted = ({ option_id, option_qty, option_selections }: BundleChoice): BundleChoice => {
  return { option_id, option_qty, option_selections: option_selections.toSorted((one, other) => one - other) };
};

const byOption = (one: BundleChoice, other: BundleChoice): number => one.option_id - other.option_id;

function inText(one: CustomChoice, other: CustomChoice): number {
  return `${one.option_id} ${one.option_value}`.localeCompare(`${other.option_id} ${other.option_value}`);
}
