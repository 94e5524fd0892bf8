/** The entities with which every server of the contract starts (section 9), and bodies made of them. */

export const KURTA = 'AJ-KS-1042';
/** Out of stock. */
export const KURTA_S = 'AJ-KS-1042-S';
/** Seven pieces. */
export const KURTA_M = 'AJ-KS-1042-M';
export const KURTA_PIECES = 7;
export const TEE = 'RT-TE-220';
export const CATEGORIES = [2, 3, 4, 14, 304];
export const TAX_RULE = 1;
export const COUPON = 'FESTIVE10';
export const COUPON_PERCENT = 10;
export const MEERA = { username: 'meera.iyer@mail.test', password: 'correct horse 9' };

export const INDIGO_M = {
  extension_attributes: {
    configurable_item_options: [
      { option_id: '93', option_value: '49', label: 'Colour', value: 'Indigo' },
      { option_id: '142', option_value: '167', label: 'Size', value: 'M' },
    ],
  },
};

export const MUMBAI = {
  region: 'Maharashtra',
  region_id: 0,
  region_code: 'MH',
  country_id: 'IN',
  street: ['12B', 'Hill Road, Bandra West'],
  postcode: '400050',
  city: 'Mumbai',
  firstname: 'Meera',
  lastname: 'Iyer',
  email: 'meera.iyer@mail.test',
  telephone: '+91 98200 00000',
};

/** A PIN code where nobody delivers. */
export const UNREACHED_PIN = '744301';

export const NEW_YORK = {
  ...MUMBAI,
  region: 'New York',
  region_code: 'NY',
  country_id: 'US',
  street: ['4C', '350 Fifth Avenue'],
  postcode: '10118',
  city: 'New York',
};

/** An address in the United Kingdom, whose prices are those of every country but India and the United States. */
export const LONDON = {
  ...MUMBAI,
  region: '',
  region_code: '',
  country_id: 'GB',
  street: ['2', '10 Brick Lane'],
  postcode: 'E1 6RF',
  city: 'London',
};

const { postcode: _postcode, city: _city, ...nowhereInMumbai } = MUMBAI;

/** An address in a country whose mail arrives without a postcode. */
export const DUBLIN = {
  ...MUMBAI,
  region: '',
  region_code: '',
  country_id: 'IE',
  street: ['2', '10 Dame Street'],
  postcode: '',
  city: 'Dublin',
};

/** An address in a country that writes neither a postcode nor a city. */
export const DUBAI = {
  ...nowhereInMumbai,
  region: 'Dubai',
  region_code: '',
  country_id: 'AE',
  street: ['2', '10 Marina Walk'],
};

/** Where an order may go: its country says whether a postcode and a city are needed. */
export type Destination = Omit<typeof MUMBAI, 'postcode' | 'city'> & Partial<typeof MUMBAI>;

export const FLATRATE = { shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' };

/** A name that no server knows. */
export const NOBODY = 'contract-kit-unknown';
export const FLATRATE_PIGEON = { shippingCarrierCode: 'pigeon', shippingMethodCode: 'post' };
