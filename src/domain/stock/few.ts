/** So many pieces or fewer are worth a hurry. */
export const FEW = 3;
