import { expect, test } from 'vitest';
import { addressLines } from '#api/order-mails/address-lines.ts';
import { addressLines as linesOfShop } from '#domain/checkout/address-lines.ts';
import { shopCountries } from '#domain/storeview/store-choices.ts';

const meera = {
  ...{ firstname: 'Meera', lastname: 'Iyer', email: 'meera@mail.test', telephone: '98765 43210' },
  ...{ street: ['12B', 'Hill Road'], city: 'Cc', region: 'Rr', postcode: '99999', country_id: 'IN' },
};

const asTheShopHasIt = ({ firstname, lastname, country_id, region, ...rest }: typeof meera & { company?: string }) => ({
  ...rest,
  ...{ firstName: firstname, lastName: lastname, country: country_id, region },
});

const someMissing = [
  {},
  { company: 'Rao Textiles' },
  { region: '' },
  { city: '' },
  { postcode: '' },
  { postcode: '00000' },
];

test.each(shopCountries)('CHK-13 a mail writes an address in %s as the shop does', (country_id) => {
  for (const missing of someMissing) {
    const address = { ...meera, country_id, ...missing };
    expect(addressLines(address)).toEqual(linesOfShop(asTheShopHasIt(address)));
  }
});

test('an address in a country that the shop does not deliver to is written as it writes it, too', () => {
  const inBrazil = { ...meera, country_id: 'BR', city: 'São Paulo', region: 'SP', postcode: '01310-100' };
  expect(addressLines(inBrazil).slice(-2)).toEqual(['São Paulo-SP', '01310-100']);
  expect(addressLines({ ...meera, country_id: 'ZZ' }).slice(0, 4)).toEqual(['Meera Iyer', '12B', 'Hill Road', 'Cc']);
});
