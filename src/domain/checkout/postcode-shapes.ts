/** Postcodes of the countries where most parcels go, without what people write between their characters. */
export const postcodeShapes = {
  IN: /^[1-9]\d{5}$/,
  US: /^\d{5}(\d{4})?$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/,
} as const;
