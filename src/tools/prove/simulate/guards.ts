import type { RemovedRule } from '../shared/missed-rules.ts';

const book = 'src/domain/orders/order-book.ts';
const begin = 'src/domain/orders/begin-order.ts';
const send = 'src/domain/orders/send-order.ts';
const cell = 'src/domain/storage/persisted-cell.ts';
const device = 'src/domain/storage/resilient-store.ts';
const owned = 'src/domain/session/owned-store.ts';
const merging = 'src/domain/cart/cart-merging.ts';

/** What keeps the promises of docs/reliability.md: each is taken out in turn, and some schedule must then break one. */
export const guards: readonly RemovedRule[] = [
  {
    rule: 'the order is on the device before another tab may begin one, and before a byte goes out',
    file: begin,
    from: 'if (!(await book.keep(order))) {',
    to: 'if ((await book.all()).length < 0) {',
  },
  {
    rule: 'only what the shop decides for good is an answer',
    file: 'src/domain/orders/order-answer.ts',
    from: "  if (code !== INVALID && !isSoldOut) return { kind: 'unanswered', order };\n",
    to: '',
  },
  {
    rule: 'what is no answer of the shop is none',
    file: 'src/domain/orders/order-answer.ts',
    from: "  if (reply.kind !== 'refused') return { kind: 'unanswered', order };\n",
    to: "  if (reply.kind !== 'refused') return sentOf(order, { kind: 'refused', code: INVALID, message: '', isSilent: true }, sender, at);\n",
  },
  {
    rule: 'an order without an answer is sent again with its id',
    file: begin,
    from: 'const open = known.find((order) => isWaiting(order) && !order.hasLeftCart);',
    to: 'const open = known.find((order) => isWaiting(order) && order.hasLeftCart && !order.hasLeftCart);',
  },
  {
    rule: 'one tab after the other begins an order',
    file: begin,
    from: "turns.take('placing', () => begin(purchase))",
    to: 'turns.take(ids.next(), () => begin(purchase))',
  },
  {
    rule: 'a page that still shows somebody who has left orders nothing',
    file: 'src/domain/orders/place-order.ts',
    from: "    if (purchase.owner !== book.visitor()) return { kind: 'blocked' }; // the page still shows who was here before\n",
    to: '',
  },
  {
    rule: 'a press that was held up orders nothing of who has come meanwhile',
    file: begin,
    from: "    if ((await ownership.kept()) !== purchase.owner) return { kind: 'blocked' }; // somebody came while this page stood still\n",
    to: '    await ownership.kept();\n',
  },
  {
    rule: 'one attempt at a time for each order',
    file: send,
    from: 'turns.take(turnOf(order), () => attempt(order, sender))',
    to: 'attempt(order, sender)',
  },
  {
    rule: 'the shop has each id once',
    file: 'src/tools/prove/simulate/simulated-shop.ts',
    from: 'const before = rows.find(({ id }) => id === posted.order_id);',
    to: 'const before = rows.slice(rows.length).find(({ id }) => id === posted.order_id);',
  },
  {
    rule: 'what may have left is canceled by the word of the shop alone',
    file: 'src/domain/orders/cancel-order.ts',
    from: "  if (order.mayHaveLeft) return { ...order, outcome: { kind: 'canceling' }, updatedAt: at };\n",
    to: '',
  },
  {
    rule: 'no other order of a cart begins while one of it is being canceled',
    file: begin,
    from: "    if (canceled) return { kind: 'canceling', order: canceled };\n",
    to: '',
  },
  {
    rule: 'that an order may have left is noted before it does',
    file: send,
    from: '(isWaiting(now) ? { ...now, mayHaveLeft: true, attemptedAt } : now)',
    to: 'now',
  },
  {
    rule: 'nothing is sent that nobody could note',
    file: send,
    from: "    if (!note.isKept && !isCovered(note, clock.now())) return { kind: 'unanswered', order: known };\n",
    to: '',
  },
  {
    rule: 'nothing is sent while the device says that it left long ago',
    file: send,
    from: ' && (!isOnDevice || msUntilSure(before, now) >= ON_ITS_WAY_MS)',
    to: '',
  },
  {
    rule: 'the word of the shop counts a minute after the last attempt',
    file: 'src/domain/orders/shops-word.ts',
    from: 'const SURELY_GONE_MS = 60_000;',
    to: 'const SURELY_GONE_MS = 0;',
  },
  {
    rule: 'an attempt in the future counts as one of now',
    file: 'src/domain/orders/shops-word.ts',
    from: 'return isPast ? order :',
    to: 'return isPast || !isPast ? order :',
  },
  {
    rule: 'what was ordered leaves the cart with the answer',
    file: send,
    from: '  if (isTaken && !order.hasLeftCart) cart.update((now) => withoutOrder(now, order, leaving));\n',
    to: '',
  },
  {
    rule: 'what a guest ordered leaves the cart that an account has in the shop, too, once it came there',
    file: 'src/domain/orders/leave-cart.ts',
    from: 'const isGuests = owner === null && visitor === null;',
    to: 'const isGuests = owner === null;',
  },
  {
    rule: 'an order is sent in the world in which it was placed',
    file: 'src/adapters/http/http-order-gateway.ts',
    from: '        world: worldOf(order),\n',
    to: '',
  },
  {
    rule: 'an order is sent in the name of who placed it',
    file: 'src/adapters/http/http-order-gateway.ts',
    from: '{ owner: order.owner }',
    to: "'customer'",
  },
  {
    rule: 'what cannot be read is not written over',
    file: book,
    from: 'isKept = isRead && (await keep(order))',
    to: 'isKept = (await keep(order)) || isRead',
  },
  {
    rule: 'what has no answer stays when its owner leaves',
    file: book,
    from: 'order.owner === owner && order.isTransmitted',
    to: 'order.owner === owner',
  },
  {
    rule: 'an answer is kept',
    file: send,
    from: '    ...answered(now).order,\n',
    to: '    ...now,\n',
  },
  {
    rule: 'a device that kept no change of the cart is told at the next visit',
    file: 'src/domain/journeys/start-visit.ts',
    from: '    await clearOrdered();\n',
    to: '',
  },
  {
    rule: 'no part of a cart is ordered twice',
    file: begin,
    from: '    if (known.some((order) => hasLeft(order, purchase.cart))) return block(known);\n',
    to: '',
  },
  {
    rule: 'who signs in is asked about orders that wait',
    file: 'src/domain/journeys/sign-in.ts',
    from: '    void followUpOrders();\n',
    to: '',
  },
  {
    rule: 'what waits to be sent does not come back from the cart of the account',
    file: 'src/domain/cart/plan-sync.ts',
    from: ' && !isOrdered(line, rules.ordered)',
    to: '',
  },
  {
    rule: 'the shop hears nothing of a cart while it may have an order of it',
    file: 'src/domain/orders/orders-under-way.ts',
    from: 'isOut: orders.some((order) => !order.hasLeftCart && isUndecided(order)),',
    to: 'isOut: orders.some((order) => order.hasLeftCart && !order.hasLeftCart && isUndecided(order)),',
  },
  {
    rule: 'who has left has left with what they put in',
    file: 'src/domain/cart/add-to-cart.ts',
    from: "    if (before !== cart.forgettings()) return { kind: 'refused' };\n",
    to: '',
  },
  {
    rule: 'an older cart has lost what every later order took',
    file: 'src/domain/orders/is-of-cart.ts',
    from: '(since === null || (made !== null && made >= since))',
    to: 'made === since',
  },
  {
    rule: 'what never noted an attempt left when it was made',
    file: 'src/domain/orders/shops-word.ts',
    from: '!order.mayHaveLeft || leftAt(order) <= now',
    to: 'order.attemptedAt === null || leftAt(order) <= now',
  },
  {
    rule: 'a task is on the device when its shopper is told so',
    file: 'src/domain/queue/queue-task.ts',
    from: 'isKept: await book.keep(next)',
    to: 'isKept: (await book.keep(next)) || true',
  },
  {
    rule: 'one tab at a time sends what waits',
    file: 'src/domain/queue/run-queue.ts',
    from: 'turns.take(TASKS_TURN, () => runAll(ports, attempt, isAtOnce))',
    to: 'runAll(ports, attempt, isAtOnce)',
  },
  {
    rule: 'that a mail may have left is noted before it does',
    file: 'src/domain/contact/mail-task.ts',
    from: '(await leave()) ?',
    to: '(await leave()) || true ?',
  },
  {
    rule: 'what may have left and must not be done twice is not sent again',
    file: 'src/domain/queue/attempt-task.ts',
    from: "    if (task.mayHaveLeft) return isHeard ? settle.with(task, { kind: 'unsure' }) : 'not-sent';\n",
    to: '',
  },
  {
    rule: 'what was not done stays for the next page where nobody would hear of it',
    file: 'src/domain/queue/attempt-task.ts',
    from: "if (answer && (isHeard || answer.kind === 'ok'))",
    to: 'if (answer)',
  },
  {
    rule: 'what may have been done stays for the next page where nobody would hear of it',
    file: 'src/domain/queue/attempt-task.ts',
    from: "isHeard ? settle.with(task, { kind: 'unsure' }) : 'not-sent'",
    to: "settle.with(task, { kind: 'unsure' })",
  },
  {
    rule: 'nobody knows what a failing server has done',
    file: 'src/domain/queue/answer-in.ts',
    from: "return isRepeatable ? null : { kind: 'unsure' };",
    to: "return isRepeatable || reply.kind === 'refused' ? null : { kind: 'unsure' };",
  },
  {
    rule: 'a change of an account is sent for its owner alone',
    file: 'src/domain/account/profile-task.ts',
    from: "    if (customer === null || customer.id !== world.owner) return { kind: 'unreachable' };\n",
    to: "    if (customer === null) return { kind: 'unreachable' };\n",
  },
  {
    rule: 'an answer to what was asked before does not end what is asked now',
    file: 'src/domain/queue/attempt-task.ts',
    from: 'if (now?.revision !== task.revision) return null;',
    to: 'if (now === null) return null;',
  },
  {
    rule: 'what is not sent any more is written down before it is gone',
    file: 'src/domain/queue/clear-tasks.ts',
    from: '  await discarded.settled();\n',
    to: '',
  },
  {
    rule: 'what a page shows is written down before anything is waited for',
    file: cell,
    from: 'journal.note(key, patchOf(before, cell.get(), rules)) }];',
    to: 'journal.note(key, patchOf(before, before, rules)) }];',
  },
  {
    rule: 'a change that another tab has taken in is not made again by its own page',
    file: cell,
    from: 'const own = marks ? waiting.filter((change) => !isIn(marks, markOf(change))) : waiting;',
    to: 'const own = waiting;',
  },
  {
    rule: 'a change that is on the device is not taken in once more',
    file: cell,
    from: 'const taken = pending.filter((entry) => !isIn(marks, entry) && isToTake(entry));',
    to: 'const taken = pending.filter(isToTake);',
  },
  {
    rule: 'until a device that is late has answered nobody knows who is here',
    file: cell,
    from: "if (turn !== 'silent' || device.refuses('reads')) return turn;",
    to: 'if (device) return turn;',
  },
  {
    rule: 'what waits is stored when the device answers again',
    file: cell,
    from: '    if (isBehind || waiting.length > 0) void read();\n',
    to: '',
  },
  {
    rule: 'a read that has failed is not that of an empty device',
    file: device,
    from: "return failedRead(reason, () => ({ kind: 'silent', value: memory.get(key) ?? null }));",
    to: "return failedRead(reason, () => ({ kind: 'kept', value: memory.get(key) ?? null, marks: {} }));",
  },
  {
    rule: 'nothing is removed because the device is late',
    file: device,
    from: '      store.reconnect();\n',
    to: '      store.reconnect();\n      for (const key of memory.keys()) void store.remove(key);\n',
  },
  {
    rule: 'a store that the browser has cleared under an open page is kept anew',
    file: device,
    from: "        if (restored.value) return { kind: 'kept', value: memory.get(key), marks: {} };\n",
    to: '',
  },
  {
    rule: 'a mark that cannot be read is no missing one',
    file: device,
    from: "        if (restored.kind === 'failed') return silent(key, restored.reason);\n",
    to: '',
  },
  {
    rule: 'what the shop was known to think is not made again of a cart that has become another one',
    file: merging,
    from: "steady: ['id', 'isMerging', 'inSync', 'totals', 'receipt', 'orderedAt', 'begunAt', 'shopsLine', 'setback', 'stock'],",
    to: 'steady: [],',
  },
  {
    rule: 'a cart is tied to one cart of the shop, whatever was made again of it',
    file: merging,
    from: '  mend: tiedAlone satisfies (cart: Cart) => Cart,\n',
    to: '',
  },
  {
    rule: 'a change of the session that a page has left is taken in only where it is still meant',
    file: 'src/composition/session/kept-session.ts',
    from: 'rules: { replaces: isStillMeant },',
    to: 'rules: { replaces: () => true },',
  },
  {
    rule: 'what is written down of a customer bears their name',
    file: owned,
    from: 'journal.note(area, { patch, owner: ownership.present() })',
    to: 'journal.note(area, { patch, owner: null })',
  },
  {
    rule: 'what is written down of a customer stays while nobody knows who is here',
    file: owned,
    from: 'if (isSure) journal.forget(area, others);',
    to: 'journal.forget(area, others);',
  },
  {
    rule: 'what is kept of a customer stays while nobody knows who is here',
    file: owned,
    from: "      if (named && !isSure) return { kind: 'silent', value: null };\n",
    to: '',
  },
];
