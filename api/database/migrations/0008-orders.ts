import type { Migration } from './migration.ts';

export const orderRules: Migration = {
  name: '0008-orders',
  statements: [
    // A user's cart stays open until it is ordered: it has no end.
    'alter table carts alter column expires_at drop not null',
    // Uses are counted in the order's transaction, behind the lock of the coupon's row. Null is without limit.
    `alter table coupons
      add column most_uses integer check (most_uses > 0),
      add column most_uses_per_user integer check (most_uses_per_user > 0),
      add column uses integer not null default 0,
      add check (uses between 0 and coalesce(most_uses, uses))`,
    'update coupons set uses = (select count(*) from orders where orders.coupon = coupons.code)',
    `alter table orders
      add column status text not null default 'pending'
        check (status in ('pending', 'pending_payment', 'processing', 'canceled')),
      add column updated_at timestamptz,
      add column store_credit bigint not null default 0 check (store_credit >= 0)`,
    `update orders set updated_at = placed_at,
      status = case payment_method when 'cashondelivery' then 'pending' else 'pending_payment' end`,
    'alter table orders alter column updated_at set not null, alter column status drop default',
    'create index orders_coupon on orders (user_id, coupon) where coupon is not null',
  ],
};
