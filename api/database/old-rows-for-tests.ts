/** A row in each table as it looked when only the first so many migrations were there. */
export function rowsOfAge(migrations: number): readonly string[] {
  return parts
    .filter(({ since, until = migrations }) => since <= migrations && migrations <= until)
    .map(({ sql }) => sql);
}

const FACTS = '{"category_ids": [2, 3], "color": 49, "visibility": 4, "status": 1}';

const parts: readonly { readonly since: number; readonly until?: number; readonly sql: string }[] = [
  {
    since: 1,
    sql: `insert into categories values (3, '{"id": 3, "name": "Women", "path": "2/3", "is_active": true}')`,
  },
  { since: 1, sql: `insert into attributes values (93, 'color', '{"attribute_code": "color", "options": []}')` },
  { since: 1, sql: `insert into tax_rules values (1, '{"id": 1}')` },
  { since: 1, sql: `insert into content values ('home', '[]')` },
  {
    since: 1,
    until: 3,
    sql: `insert into products values (7, 'OLD', 'Old Kurta', 'simple', 1, now(), now(), 500, 224000, 0, 1, 0, 1, 0, null,
      null, ' old kurta ', ' old ', ' women ', '${FACTS}', '{"id": 7, "sku": "OLD", "name": "Old Kurta"}')`,
  },
  {
    since: 4,
    sql: `insert into products (id, sku, name, type_id, status, created_at, updated_at, tax_rate, regular_in, special_in,
        regular_us, special_us, regular_other, special_other, facts, record)
      values (7, 'OLD', 'Old Kurta', 'simple', 1, now(), now(), 500, 224000, 0, 1, 0, 1, 0, '${FACTS}',
        '{"id": 7, "sku": "OLD", "name": "Old Kurta"}')`,
  },
  {
    since: 7,
    sql: `insert into mails (id, recipient, subject, body, created_at, delivered_at)
      values (gen_random_uuid(), 'a@mail.test', 'Choose a new password', 'a link', now(), now())`,
  },
  { since: 1, sql: `insert into stock values ('OLD', 7, 7, true, 3, true, 1)` },
  {
    since: 2,
    sql: `insert into carts (id, created_at, expires_at, coupon) values ('old-cart', now(), now() + interval '30 days', 'festive10')`,
  },
  { since: 2, sql: `insert into cart_lines (cart_id, sku, qty, options) values ('old-cart', 'OLD', 2, '{}')` },
  { since: 3, sql: `insert into order_answers values ('old-order', '{"order_id": "old-order"}')` },
  {
    since: 3,
    until: 7,
    sql: `insert into orders (entity_id, increment_id, order_id, placed_at, country, currency, store_code, subtotal,
        subtotal_incl_tax, discount, tax, grand_total, payment_method, payment_title, shipping_description,
        billing_address, request)
      values (70012, '000070012', 'old-order', now(), 'IN', 'INR', 'default', 213333, 224000, 0, 10667, 224000,
        'cashondelivery', 'Cash On Delivery', 'Flat Rate', '{}', '{}')`,
  },
  {
    since: 8,
    sql: `insert into orders (entity_id, increment_id, order_id, placed_at, country, currency, store_code, subtotal,
        subtotal_incl_tax, discount, tax, grand_total, payment_method, payment_title, shipping_description,
        billing_address, request, status, updated_at)
      values (70012, '000070012', 'old-order', now(), 'IN', 'INR', 'default', 213333, 224000, 0, 10667, 224000,
        'cashondelivery', 'Cash On Delivery', 'Flat Rate', '{}', '{}', 'pending', now())`,
  },
  {
    since: 3,
    sql: `insert into order_lines (entity_id, position, product_id, sku, parent_sku, name, product_type, qty, price,
        price_incl_tax, row_total_incl_tax, discount, image, options)
      values (70012, 0, 7, 'OLD', 'OLD', 'Old Kurta', 'simple', 1, 213333, 224000, 224000, 0, '', '[]')`,
  },
  { since: 5, sql: `insert into reviews (product_id, review_status, created_at, record) values (7, 1, now(), '{}')` },
  {
    since: 6,
    sql: `insert into users (email, email_key, firstname, lastname, password_hash, created_at, updated_at)
      values ('Old@mail.test', 'old@mail.test', 'Old', 'Shopper', '-', now(), now())`,
  },
];
