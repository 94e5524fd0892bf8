/** Postcodes of the countries where most parcels go, without what people write between their characters. */
export const postcodeShapes = {
  IN: /^[1-9]\d{5}$/,
  US: /^\d{5}(\d{4})?$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/,
} as const;

/** The first two digits of Indian PIN codes, circle by circle from Delhi to Bihar; 9 is that of the army's post. */
export const PIN_CIRCLE = /^(1[1-9]|2[0-8]|3[0-46-9]|4\d|5[0-36-9]|6[0-47-9]|7\d|8[0-5]|9\d)/;
