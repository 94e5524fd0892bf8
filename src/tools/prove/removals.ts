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
    section: 4,
    rule: 'no tax outside India',
    file: 'src/reference-api/money/price-set.ts',
    from: "return set === 'IN' ? rate : 0;",
    to: 'return rate;',
    check: 'cart/totals-US',
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
    section: 7,
    rule: 'a placed order_id is answered before the token is looked at',
    file: 'src/reference-api/orders/place-order.ts',
    from: 'if (before) return before;',
    to: '',
    check: 'order/repeat-bad-token',
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
    section: 9,
    rule: 'the coupon FESTIVE10 takes ten percent',
    file: 'src/reference-api/database/migrations/0002-carts.ts',
    from: "'FESTIVE10', 1000, 0)",
    to: "'FESTIVE10', 1100, 0)",
    check: 'cart/reference-coupon',
    onNewData: true,
  },
];
