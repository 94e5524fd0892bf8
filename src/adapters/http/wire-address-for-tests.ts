/** The sample address in Mumbai, in the words of the contract. */
export const wireMumbai = {
  region: 'Maharashtra',
  region_id: 0,
  country_id: 'IN',
  street: ['12B', 'Hill Road, Bandra West'],
  postcode: '400050',
  city: 'Mumbai',
  firstname: 'Meera',
  lastname: 'Iyer',
  email: 'meera.iyer@mail.test',
  telephone: '+91 98200 00000',
};
