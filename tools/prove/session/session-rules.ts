import { type RemovedRule, type RemovedRuleRow, removedRuleOf } from '../shared/removed-rule.ts';

// biome-ignore format: a row is one line
const rows: readonly RemovedRuleRow[] = [
  ['src/domain/session/owned-store.ts', 'if (known.some((each) => each !== null && each !== owner)) return false;', '', 'what a tab has of a customer who left is not kept'],
  ['src/domain/session/owned-store.ts', 'return store.set(key, owner === null ? value : belongingTo(owner, value), marks);', 'return store.set(key, value, marks);', 'what a customer keeps bears their name'],
  ['src/domain/storage/bring-together.ts', "if (before !== changes.forgettings()) return 'read';", '', 'what is forgotten while it is read or written does not come back'],
  ['src/domain/workflows/start-session.ts', 'session.onTakenIn(() => void follow());', '', 'who takes in what another page has left follows it'],
  ['src/composition/areas/personal-cells.ts', 'cells.forget(isOfThePerson);', '', 'what a page has in its memory alone is forgotten, too'],
  ['src/domain/session/renewal.ts', 'session.tokens.access !== refused || isBeingRenewed(session, at)', 'session.tokens.access !== refused', 'one renewal at a time'],
  ['src/domain/session/renewal.ts', "return holds(session, asked) ? { ...heldBy(session), kind: 'signed-in', tokens } : session;", "return asked && isHolding(session) ? { ...heldBy(session), kind: 'signed-in', tokens } : session;", 'tokens that come late are for nobody else'],
  ['src/domain/session/renewal.ts', 'Math.max(0, session.renewals - 1)', 'session.renewals - 1', 'a renewal without an answer counts nothing below nothing'],
  ['src/domain/session/renew-session.ts', 'const FINAL_CODES = [400, 401];', 'const FINAL_CODES = [400, 401, 503];', 'a fault of the shop ends no session'],
  ['src/domain/session/renewal.ts', "if (session.kind !== 'renewing' || session.by !== by) return session;", "if (session.kind !== 'renewing' || session.by !== by) return session; if (by !== '') return endedSession;", 'a renewal without an answer ends no session'],
  ['src/domain/session/with-authorization.ts', 'while (isBeingRenewed(session.get(), clock.now())) {', "while (session.get().kind === 'unknown' && clock.now() > 0) {", 'whoever asks while the session is renewed waits for it'],
  ['src/domain/session/with-authorization.ts', "    await session.caughtUp();\n    if (ownerOf(session.get()) !== owner) return { kind: 'unreachable' };\n    const isTaken", '    const isTaken', 'an answer to somebody who has left is dropped'],
  ['src/domain/session/with-authorization.ts', '  await session.caughtUp();\n  while', '  while', 'nothing is sent from the moment another tab says that the session has changed until that is read'],
  ['src/domain/cart/merge-carts.ts', 'if (cart.id === id) return cart;', '', 'a cart that is that of the account is not merged again'],
  ['src/domain/cart/merge-carts.ts', 'quantity: quantityTogether(line.quantity, twin.quantity),', 'quantity: line.quantity,', 'a line of both carts has the pieces of both'],
  ['src/domain/cart/merge-carts.ts', 'const saved = withSaved(cart, { ...line, quantity });', 'const saved = cart;', 'what a merge is taken back of is saved for later'],
  ['src/domain/cart/merge-carts.ts', 'return line.quantity > quantity ? withQuantity(saved, key, line.quantity - quantity) : withoutLine(saved, key);', 'return withoutLine(saved, key);', 'a merge that is taken back leaves the account what it had'],
  ['src/domain/orders/order-repository.ts', 'return owner === null || owner === ownership.present();', 'return true;', 'an order is known to who placed it alone'],
  ['src/domain/workflows/start-session.ts', 'else await leavePerson(before);', '', 'other tabs leave a customer who signed out'],
];

/** Rules of sessions: what the two on one device do must notice that one is missing. */
export const sessionRules: readonly RemovedRule[] = rows.map(removedRuleOf);
