import type { CodeChange } from '../shared/code-change.ts';

/** A rule of the contract that is taken out of the API on purpose, and the check that must notice. */
export type Removal = CodeChange & {
  /** The section of the contract's description. */
  readonly section: number;
  readonly rule: string;
  readonly check: string;
  /** What the rule is about is written when the database is made. */
  readonly onNewData: boolean;
};

type RemovalRow = readonly [
  section: number,
  file: string,
  from: string,
  to: string,
  rule: string,
  check: string,
  onNewData?: 'on new data',
];

function removalOf([section, file, from, to, rule, check, onNewData]: RemovalRow): Removal {
  return { section, file, from, to, rule, check, onNewData: onNewData !== undefined };
}

// biome-ignore format: a row is one line
const rows: readonly RemovalRow[] = [
  [1, 'api/transport/routes.ts', 'routes.all(path, () => notAllowed(operations.filter((operation) => operation.path === path)));', '', 'a known path answers another method with 405', 'transport/order-takes-post-alone'],
  [1, 'api/transport/parse-json.ts', "return fault ? { kind: 'harmful', fault } :", "return fault ? { kind: 'not-json' } :", 'JSON that cannot be taken is refused by its field', 'transport/json-by-field'],
  [1, 'api/transport/parse-json.ts', 'if (depth >= MOST_DEPTH)', 'if (depth >= MOST_DEPTH || (Array.isArray(value) && value.length > 500))', 'nothing but its size limits the state of a cart', 'content/state-large'],
  [2, 'api/contract/validation-errors.ts', "['maximum', 'maximum'],", '', 'a quantity that is too large is told as maximum', 'cart/cartUpdate-body-limits'],
  [2, 'api/transport/envelope.ts', ': { code, result };', ': { code: code === 200 ? 200 : 500, result };', 'code is the HTTP status', 'transport/envelope-code'],
  [3, 'api/users/sessions.ts', 'const OVERLAP_MS = 60_000;', 'const OVERLAP_MS = -1;', 'a replaced refresh token stays good for 60 seconds', 'user/refresh-rotation'],
  [3, 'api/users/sessions.ts', 'const OVERLAP_MS = 60_000;', 'const OVERLAP_MS = 600_000;', 'a replaced refresh token is refused after 60 seconds', 'user/refresh-overlap'],
  [3, 'api/cart/load-cart.ts', "eb('user_id', '=', user?.id ?? null);", "eb('user_id', 'is not', null);", 'the cart of a user is nobody else’s', 'rights/cartPull-of-another'],
  [3, 'api/orders/order-operations.ts', '!isOwnedBy(user, order)', 'false', 'whoever only has the id of an order is told nothing of people', 'order/masked'],
  [3, 'api/orders/read-order.ts', 'if (!order || emailKey(order.billing_address.email) !== emailKey(email)) return null;', 'if (!order) return null;', 'an order is told to whoever names its e-mail, and to no other', 'order/track-unknown'],
  [4, 'api/money/price-set.ts', "return set === 'IN' ? rate : 0;", 'return rate;', 'no tax outside India', 'cart/totals-US'],
  [4, 'api/cart/totals.ts', 'const paid = row.totalInclTax - discount;', 'const paid = row.totalInclTax;', 'tax follows the discount', 'cart/totals-coupon-IN'],
  [4, 'api/orders/place-order.ts', 'if (priceSetOf(destination) === priceSetOf(country)) return [];', 'if (destination) return [];', 'an order pays the prices of where it goes', 'order/country-of-delivery'],
  [5, 'api/process/shop-clock.ts', 'return new Date(milliseconds).toISOString();', "return new Date(milliseconds).toISOString().replace('Z', '+00:00');", 'times are in UTC with Z', 'order/times'],
  [5, 'api/content/home-operations.ts', 'const shown = sections.filter((section) => isRunning(section, now)).map(inUtc);', 'const shown = sections.filter((section) => isRunning(section, now));', 'the times of the home page are in UTC too', 'content/home-times'],
  [6, 'api/catalog/search-ranges.ts', 'const most = to === undefined ?', 'const most = true ?', 'price ranges exclude their upper end', 'catalog/facet-own-ranges'],
  [6, 'api/catalog/product-source.ts', '...answeredColumns(world.origin),', "...[...answeredColumns(world.origin)].filter(([field]) => field === 'price' || field === 'discount'),", 'fields that are worked out when they are answered can be filtered', 'catalog/filter-answered-fields-IN'],
  [6, 'api/catalog/text-match.ts', 'size: sql`products.sizes`,', 'size: sql`products.genders`,', 'a size that a text names is had by what is found', 'catalog/text-size'],
  [6, 'api/catalog/store-products.ts', 'sku: [product.sku],', 'sku: [product.sku, ...product.configurable_children.map(({ sku }) => sku)],', 'a part of a child sku is no word', 'catalog/text-part-of-child-sku', 'on new data'],
  [6, 'docs/api/openapi.yaml', 'maxItems: 4000\n          items:\n            type: [ string, number, boolean ]\n            maxLength: 10000\n          description: Equal to any.', 'maxItems: 500\n          items:\n            type: [ string, number, boolean ]\n            maxLength: 10000\n          description: Equal to any.', 'a list of values may be as long as the contract says', 'catalog/filter-many-values'],
  [6, 'api/catalog/read-search.ts', 'if (!isChoice ||', 'if (', 'names of fields are few, short and plain', 'catalog/catalogSearch-source-fields'],
  [6, 'api/catalog/search-sources.ts', 'where r.review_status = 1', 'where r.review_status in (1, 2)', 'reviews wait for approval', 'catalog/review-moderation'],
  [6, 'api/graphql/search-resolvers.ts', 'total_count: total,', 'total_count: items.length,', 'GraphQL counts all that was found', 'graphql/second-page'],
  [6, 'api/reviews/refresh-summaries.ts', 'where review_status = 1 and stars is not null', 'where stars is not null', 'a summary of reviews is that of the approved ones', 'catalog/review-summary', 'on new data'],
  [7, 'api/orders/place-order.ts', 'if (before) return before;', '', 'a placed order_id is answered before the token is looked at', 'order/repeat-bad-token'],
  [7, 'api/orders/place-order.ts', ".where('order_id', '=', orderId)", ".where('order_id', '=', '')", 'who posts an order_id at the same time gets the result of the first', 'order/concurrent'],
  [7, 'api/orders/place-order.ts', 'const shippable = hasShippable(known);', "const shippable = request.products.some((line) => !('product_type' in line) || line.product_type !== 'virtual');", 'what is sent goes by the products of the server', 'order/virtual'],
  [7, 'api/orders/write-order.ts', 'if (!cart) return;', 'if (cart) return;', 'the cart of an order is closed', 'order/closes-cart'],
  [7, 'api/orders/write-order.ts', 'amount: -sums.credit,', 'amount: 0,', 'an order is charged to the store credit that it used', 'user/credit-order'],
  [8, 'api/cart/set-line.ts', '.set({ sku: item.sku, qty, options })', '.set({ sku: item.sku, qty: found.qty + qty, options })', 'the quantity of a line is absolute', 'cart/update-absolute'],
  [8, 'api/cart/coupons.ts', 'if (!coupon) return refusal(', 'if (!coupon) await deleteCoupon({ shop, call, db, cart } as CartCall); if (!coupon) return refusal(', 'a refused coupon leaves the one before', 'cart/coupon-life'],
  [8, 'api/users/update-user.ts', '.catch(takenMeanwhile);', ';', 'of two accounts that change to one e-mail at once one is told that it is taken', 'user/one-e-mail-at-once'],
  [8, 'api/users/change-password.ts', 'const isProved = present?.password_hash === account.password_hash;', 'const isProved = present !== undefined;', 'of two changes of a password at once one counts', 'user/passwords-at-once'],
  [8, 'api/content/contact-mail.ts', 'if (!(await useUp(transaction, token, now))) return NOT_AUTHORISED;', '', 'a token for mail is used up by the mail', 'content/mail-once'],
  [9, 'api/database/migrations/0002-carts.ts', "'FESTIVE10', 1000, 0)", "'FESTIVE10', 1100, 0)", 'the coupon FESTIVE10 takes ten percent', 'cart/reference-coupon', 'on new data'],
  [10, 'api/transport/routes.ts', 'routes.notFound(', "routes.get('/service-worker.js', () => envelope({ code: 200, result: true })); routes.notFound(", 'the files of the storefront are not calls of the API', 'transport/no-storefront'],
  [11, 'api/alerts/unsubscribe-page.ts', "if (!(await isOneClick(body, request.headers.get('content-type') ?? ''))) return page.unchanged(400);", '', 'only what a mail program posts ends what a mail was sent for', 'content/unsubscribe-other-body'],
];

export const removals: readonly Removal[] = rows.map(removalOf);
