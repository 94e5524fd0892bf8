import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#api/database/open-database.ts';

type Column = {
  readonly table_name: string;
  readonly column_name: string;
  readonly data_type: string;
  readonly column_default: string | null;
  readonly is_identity: string;
};

/** The columns of every table, as the database has them. */
export async function columnsOf(db: Database): Promise<ReadonlyMap<string, readonly Column[]>> {
  const { rows } = await sql<Column>`
    select table_name, column_name, data_type, column_default, is_identity
    from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`.execute(db);
  return Map.groupBy(rows, ({ table_name }) => table_name);
}

/** What a row says in a column of text or JSON where nothing else is said: whose it is, and where it stands. */
export function canary(mark: string, table: string, column: string): string {
  return `${mark}.${table}.${column}`.toLowerCase();
}

export function isText({ data_type }: Column): boolean {
  return ['text', 'json', 'jsonb'].includes(data_type);
}

/** Rows of one customer, in an order in which they can be written: what must be so of each; all else is made up. */
export function rowsOf(id: number, mark: string): readonly (readonly [table: string, said: Record<string, unknown>])[] {
  const email = canary(mark, 'users', 'email');
  const [session, cart, order] = [`${mark}-session`, `${mark}-cart`, canary(mark, 'orders', 'order_id')];
  const ofUser = { user_id: id };
  const ofOrder = { entity_id: id };
  const paid = { gateway: 'razorpay', payment_id: canary(mark, 'payments', 'gateway_id') };
  return [
    ['users', { id }],
    ['user_addresses', ofUser],
    ['sessions', { id: session, ...ofUser }],
    ['access_tokens', { session_id: session }],
    ['password_resets', ofUser],
    ['store_credits', ofUser],
    ['store_credit_entries', { ...ofUser, action: 'credited' }],
    ['carts', { id: cart, ...ofUser, coupon: null }],
    ['cart_lines', { cart_id: cart, options: JSON.stringify([canary(mark, 'cart_lines', 'options')]) }],
    ['cart_states', { id: cart }],
    ['subscriptions', { email, status: 'subscribed' }],
    ['stock_waits', ofUser],
    ['price_waits', { ...ofUser, price_set: 'IN' }],
    ['reviews', { product_id: 7, record: { customer_id: id, title: canary(mark, 'reviews', 'record') } }],
    ['order_answers', { order_id: order }],
    ['orders', { ...ofOrder, ...ofUser, order_id: order, status: 'canceled', gateway: 'razorpay' }],
    ['order_lines', ofOrder],
    ['order_pieces', ofOrder],
    ['shipments', ofOrder],
    ['cancellations', ofOrder],
    ['returns', { id, ...ofOrder, status: 'refunded', refund: 'original' }],
    ['return_lines', { return_id: id }],
    ['withdrawals', { ...ofOrder, return_id: id, outcome: 'returning', due_on: '2026-12-04' }],
    ['refunds', { return_id: id, ...ofOrder }],
    ['payment_pages', { ...ofOrder, ...paid, payment_id: undefined }],
    ['payments', { ...ofOrder, ...paid, kind: 'taken', currency: 'INR' }],
    ['payment_refunds', { ...ofOrder, ...paid, reason: 'return', status: 'given', return_id: id }],
    ['mails', { id: crypto.randomUUID(), recipient: email }],
  ];
}

/** Writes a row in which every column says something. */
export async function write(db: Database, columns: readonly Column[], mark: string, said: Record<string, unknown>) {
  const filled = columns.flatMap((column): readonly (readonly [string, RawBuilder<unknown>])[] => {
    const value = column.column_name in said ? said[column.column_name] : madeUp(column, mark);
    if (value === undefined) return [];
    const isJson = column.data_type.startsWith('json');
    return [[column.column_name, isJson ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`]];
  });
  const table = columns[0]?.table_name ?? '';
  const names = sql.join(filled.map(([name]) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${names}) values (${sql.join(filled.map(([, value]) => value))})`.execute(
    db,
  );
}

function madeUp({ table_name, column_name, data_type, is_identity }: Column, mark: string): unknown {
  if (is_identity === 'YES') return undefined;
  const text = canary(mark, table_name, column_name);
  if (data_type === 'text') return text;
  if (data_type.startsWith('json')) return { said: text };
  if (data_type === 'boolean') return true;
  if (data_type.startsWith('timestamp')) return '2026-11-20T10:00:00Z';
  return 1;
}
