/** Whether the shopper has chosen a store view before, whichever. */
export type IsStoreChosen = () => boolean;
