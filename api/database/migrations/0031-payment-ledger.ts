import type { Migration } from './migration.ts';

/** What gateways took and gave back, and the pages on which they do. */
export const paymentLedger: Migration = {
  name: '0031-payment-ledger',
  statements: [
    `alter table orders add column gateway text check (gateway in ('razorpay', 'stripe'))`,
    `create index orders_unpaid on orders (placed_at) where status = 'pending_payment' and gateway is not null`,
    // Where an order is paid. It is asked about again at next_ask_at; never where that is null.
    `create table payment_pages (
      entity_id integer primary key references orders (entity_id),
      gateway text not null,
      page_id text not null,
      url text not null,
      begun_at timestamptz not null,
      ends_at timestamptz not null,
      next_ask_at timestamptz,
      unique (gateway, page_id)
    )`,
    `create index payment_pages_to_ask on payment_pages (next_ask_at) where next_ask_at is not null`,
    // The ledger: each payment and each refund once, by the gateway's own id, in minor units of its currency.
    `create table payments (
      gateway text not null,
      gateway_id text not null,
      entity_id integer not null references orders (entity_id),
      kind text not null check (kind in ('taken', 'given_back')),
      payment_id text not null,
      amount bigint not null check (amount > 0),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      pays_order boolean not null check (kind = 'taken' or not pays_order),
      noted_at timestamptz not null,
      primary key (gateway, gateway_id),
      check ((kind = 'taken') = (gateway_id = payment_id)),
      foreign key (gateway, payment_id) references payments (gateway, gateway_id)
    )`,
    `create index payments_of_order on payments (entity_id)`,
    // An order is paid once, whatever arrives.
    `create unique index payments_paying on payments (entity_id) where pays_order`,
    // What the shop asks gateways to give back. The key makes it one refund, however often it is asked for.
    `create table payment_refunds (
      key text primary key,
      gateway text not null,
      payment_id text not null,
      entity_id integer not null references orders (entity_id),
      amount bigint not null check (amount > 0),
      reason text not null check (reason in ('canceled', 'paid_twice', 'wrong_amount', 'return')),
      return_id integer unique references returns (id),
      status text not null check (status in ('asked', 'given', 'failed')),
      asked_at timestamptz not null,
      next_try_at timestamptz,
      tries integer not null default 0,
      foreign key (gateway, payment_id) references payments (gateway, gateway_id)
    )`,
    `create index payment_refunds_of_order on payment_refunds (entity_id)`,
    `create index payment_refunds_to_ask on payment_refunds (next_try_at) where next_try_at is not null`,
  ],
};
