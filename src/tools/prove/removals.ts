/** A rule of the contract that is taken out of the API on purpose, and the check that must notice. */
export type Removal = {
  /** The section of the contract's description. */
  readonly section: number;
  readonly rule: string;
  readonly file: string;
  /** Stands once in the file. */
  readonly from: string;
  readonly to: string;
  readonly check: string;
  /** What the rule is about is written when the database is made. */
  readonly onNewData?: true;
};

export const removals: readonly Removal[] = [
  {
    section: 1,
    rule: 'a known path answers another method with 405',
    file: 'src/reference-api/transport/routes.ts',
    from: 'routes.all(path, () => notAllowed(operations.filter((operation) => operation.path === path)));',
    to: '',
    check: 'transport/order-takes-post-alone',
  },
  {
    section: 2,
    rule: 'code is the HTTP status',
    file: 'src/reference-api/transport/envelope.ts',
    from: ': { code, result };',
    to: ': { code: code === 200 ? 200 : 500, result };',
    check: 'transport/envelope-code',
  },
  {
    section: 3,
    rule: 'a replaced refresh token stays good for 60 seconds',
    file: 'src/reference-api/users/sessions.ts',
    from: 'const OVERLAP_MS = 60_000;',
    to: 'const OVERLAP_MS = -1;',
    check: 'user/refresh-rotation',
  },
  {
    section: 3,
    rule: 'a replaced refresh token is refused after 60 seconds',
    file: 'src/reference-api/users/sessions.ts',
    from: 'const OVERLAP_MS = 60_000;',
    to: 'const OVERLAP_MS = 600_000;',
    check: 'user/refresh-overlap',
  },
  {
    section: 3,
    rule: 'the cart of a user is nobody else’s',
    file: 'src/reference-api/cart/load-cart.ts',
    from: "eb('user_id', '=', user?.id ?? null);",
    to: "eb('user_id', 'is not', null);",
    check: 'rights/cartPull-of-another',
  },
  {
    section: 4,
    rule: 'no tax outside India',
    file: 'src/reference-api/money/price-set.ts',
    from: "return set === 'IN' ? rate : 0;",
    to: 'return rate;',
    check: 'cart/totals-US',
  },
  {
    section: 4,
    rule: 'tax follows the discount',
    file: 'src/reference-api/cart/totals.ts',
    from: 'const paid = row.totalInclTax - discount;',
    to: 'const paid = row.totalInclTax;',
    check: 'cart/totals-coupon-IN',
  },
  {
    section: 4,
    rule: 'an order pays the prices of where it goes',
    file: 'src/reference-api/orders/place-order.ts',
    from: 'if (priceSetOf(destination) === priceSetOf(country)) return [];',
    to: 'if (destination) return [];',
    check: 'order/country-of-delivery',
  },
  {
    section: 5,
    rule: 'times are in UTC with Z',
    file: 'src/reference-api/process/shop-clock.ts',
    from: 'return new Date(milliseconds).toISOString();',
    to: "return new Date(milliseconds).toISOString().replace('Z', '+00:00');",
    check: 'order/times',
  },
  {
    section: 6,
    rule: 'price ranges exclude their upper end',
    file: 'src/reference-api/catalogue/search-facets.ts',
    from: 'const most = to === undefined ?',
    to: 'const most = true ?',
    check: 'catalog/facet-own-ranges',
  },
  {
    section: 6,
    rule: 'reviews wait for approval',
    file: 'src/reference-api/catalogue/search-sources.ts',
    from: 'where r.review_status = 1',
    to: 'where r.review_status in (1, 2)',
    check: 'catalog/review-moderation',
  },
  {
    section: 6,
    rule: 'GraphQL counts all that was found',
    file: 'src/reference-api/graphql/search-resolvers.ts',
    from: 'total_count: total,',
    to: 'total_count: items.length,',
    check: 'graphql/second-page',
  },
  {
    section: 7,
    rule: 'a placed order_id is answered before the token is looked at',
    file: 'src/reference-api/orders/place-order.ts',
    from: 'if (before) return before;',
    to: '',
    check: 'order/repeat-bad-token',
  },
  {
    section: 7,
    rule: 'who posts an order_id at the same time gets the result of the first',
    file: 'src/reference-api/orders/place-order.ts',
    from: ".where('order_id', '=', orderId)",
    to: ".where('order_id', '=', '')",
    check: 'order/concurrent',
  },
  {
    section: 7,
    rule: 'what is sent goes by the products of the server',
    file: 'src/reference-api/orders/place-order.ts',
    from: 'const goods = hasGoods(known);',
    to: "const goods = request.products.some((line) => !('product_type' in line) || line.product_type !== 'virtual');",
    check: 'order/virtual',
  },
  {
    section: 7,
    rule: 'the cart of an order is closed',
    file: 'src/reference-api/orders/write-order.ts',
    from: 'if (!cart) return;',
    to: 'if (cart) return;',
    check: 'order/closes-cart',
  },
  {
    section: 7,
    rule: 'an order is charged to the store credit that it used',
    file: 'src/reference-api/orders/write-order.ts',
    from: 'amount: -sums.credit,',
    to: 'amount: 0,',
    check: 'user/credit-order',
  },
  {
    section: 8,
    rule: 'the quantity of a line is absolute',
    file: 'src/reference-api/cart/set-line.ts',
    from: '.set({ sku: item.sku, qty, options })',
    to: '.set({ sku: item.sku, qty: found.qty + qty, options })',
    check: 'cart/update-absolute',
  },
  {
    section: 8,
    rule: 'a refused coupon leaves the one before',
    file: 'src/reference-api/cart/coupons.ts',
    from: 'if (!coupon) return refusal(',
    to: 'if (!coupon) await deleteCoupon({ shop, call, db, cart } as CartCall);\n  if (!coupon) return refusal(',
    check: 'cart/coupon-life',
  },
  {
    section: 8,
    rule: 'a token for mail is used up by the mail',
    file: 'src/reference-api/content/contact-mail.ts',
    from: 'if (!(await useUp(transaction, token, now))) return NOT_AUTHORISED;',
    to: '',
    check: 'content/mail-once',
  },
  {
    section: 9,
    rule: 'the coupon FESTIVE10 takes ten percent',
    file: 'src/reference-api/database/migrations/0002-carts.ts',
    from: "'FESTIVE10', 1000, 0)",
    to: "'FESTIVE10', 1100, 0)",
    check: 'cart/reference-coupon',
    onNewData: true,
  },
  {
    section: 10,
    rule: 'the files of the storefront are not calls of the API',
    file: 'src/reference-api/transport/routes.ts',
    from: 'routes.notFound(',
    to: "routes.get('/service-worker.js', () => envelope({ code: 200, result: true }));\n  routes.notFound(",
    check: 'transport/no-storefront',
  },
];
