/**
 * How many checks of the contract kit the ports of the domain can ask at least, by operation. A check that a port can
 * no longer ask is missed here; what the kit learns to ask besides is asked as well.
 */
export const leastAsked: Readonly<Record<string, number>> = {
  cartCreate: 2,
  cartUpdate: 10,
  cartDelete: 4,
  cartPull: 3,
  cartPullPost: 2,
  cartTotals: 5,
  cartPaymentMethods: 3,
  cartShippingMethods: 4,
  cartEstimateShippingMethods: 2,
  cartShippingInformation: 4,
  cartCollectTotals: 4,
  cartApplyCoupon: 6,
  cartDeleteCoupon: 2,
  catalogSearch: 31,
  catalogSearchPost: 64,
  stockCheck: 1,
  sizeGuideCollection: 2,
  reviewCreate: 2,
  orderCreate: 7,
  orderGet: 2,
  orderTrack: 2,
  homeData: 2,
  stockNotify: 2,
  priceNotify: 3,
  deliveryEstimate: 7,
  newsletterStatus: 2,
  newsletterSubscribe: 3,
  newsletterUnsubscribe: 2,
};
