import type { Database } from '#api/database/open-database.ts';
import type { Shop } from '#api/shop/shop.ts';
import { returnLetterOf } from './return-letter.ts';
import type { ReturnOccasion } from './words/order-mail-words.ts';
import { htmlOf, textOf } from './write-letter.ts';

type Told = { readonly returnId: number; readonly occasion: ReturnOccasion };

/**
 * Puts the mail about a return as it stands in the transaction: both are kept or neither is. It goes to the address of the
 * bill. Of one occasion a return has one mail.
 */
export async function putReturnMail(
  { outbox, accounts, returnAddress }: Pick<Shop, 'outbox' | 'accounts' | 'returnAddress'>,
  transaction: Database,
  { occasion, returnId }: Told,
): Promise<void> {
  const returned = await transaction
    .selectFrom('returns')
    .selectAll()
    .where('id', '=', returnId)
    .executeTakeFirstOrThrow();
  const order = await transaction
    .selectFrom('orders')
    .selectAll()
    .where('entity_id', '=', returned.entity_id)
    .executeTakeFirstOrThrow();
  const lines = await transaction
    .selectFrom('return_lines')
    .innerJoin('order_lines', (join) =>
      join
        .onRef('order_lines.position', '=', 'return_lines.position')
        .on('order_lines.entity_id', '=', returned.entity_id),
    )
    .select(['order_lines.name', 'order_lines.options', 'return_lines.qty', 'return_lines.amount'])
    .where('return_lines.return_id', '=', returnId)
    .orderBy('return_lines.position')
    .execute();
  const letter = returnLetterOf(occasion, { ...returned, order, lines }, { ...accounts, returnAddress });
  const mail = {
    to: order.billing_address.email,
    about: `order-return-${occasion} ${order.order_id} ${returnId}`,
    subject: letter.subject,
    text: textOf(letter),
    html: htmlOf(letter),
  };
  await outbox.put(mail, transaction);
}
