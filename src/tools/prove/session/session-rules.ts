import type { RemovedRule } from '../shared/missed-rules.ts';

/** Rules of sessions: what the two on one device do must notice that one is missing. */
export const sessionRules: readonly RemovedRule[] = [
  {
    rule: 'what a tab has of a customer who left is not kept',
    file: 'src/domain/session/owned-store.ts',
    from: '      if (known !== null && known !== owner) return false;\n',
    to: '',
  },
  {
    rule: 'what a customer keeps bears their name',
    file: 'src/domain/session/owned-store.ts',
    from: 'return store.set(key, owner === null ? value : belongingTo(owner, value), marks);',
    to: 'return store.set(key, value, marks);',
  },
  {
    rule: 'what is forgotten while it is read or written does not come back',
    file: 'src/domain/storage/persisted-cell.ts',
    from: "    if (before !== forgotten) return 'read';\n",
    to: '',
  },
  {
    rule: 'who takes in what another page has left follows it',
    file: 'src/domain/workflows/start-session.ts',
    from: '    session.onTakenIn(() => void follow());\n',
    to: '',
  },
  {
    rule: 'what a page has in its memory alone is forgotten, too',
    file: 'src/composition/areas/kept.ts',
    from: '    cells.forget(isOfThePerson);\n',
    to: '',
  },
  {
    rule: 'one renewal at a time',
    file: 'src/domain/session/renewal.ts',
    from: 'session.tokens.access !== refused || isBeingRenewed(session, at)',
    to: 'session.tokens.access !== refused',
  },
  {
    rule: 'tokens that come late are for nobody else',
    file: 'src/domain/session/renewal.ts',
    from: "return holds(session, asked) ? { ...heldBy(session), kind: 'signed-in', tokens } : session;",
    to: "return asked && isHolding(session) ? { ...heldBy(session), kind: 'signed-in', tokens } : session;",
  },
  {
    rule: 'a renewal without an answer counts nothing below nothing',
    file: 'src/domain/session/renewal.ts',
    from: 'Math.max(0, session.renewals - 1)',
    to: 'session.renewals - 1',
  },
  {
    rule: 'a fault of the shop ends no session',
    file: 'src/domain/session/renew-session.ts',
    from: 'const FINAL_CODES = [400, 401];',
    to: 'const FINAL_CODES = [400, 401, 503];',
  },
  {
    rule: 'a renewal without an answer ends no session',
    file: 'src/domain/session/renewal.ts',
    from: "  if (session.kind !== 'renewing' || session.by !== by) return session;",
    to: "  if (session.kind !== 'renewing' || session.by !== by) return session;\n  if (by !== '') return endedSession;",
  },
  {
    rule: 'whoever asks while the session is renewed waits for it',
    file: 'src/domain/session/with-authorization.ts',
    from: '    while (isBeingRenewed(session.get(), clock.now())) {',
    to: "    while (session.get().kind === 'unknown' && clock.now() > 0) {",
  },
  {
    rule: 'an answer to somebody who has left is dropped',
    file: 'src/domain/session/with-authorization.ts',
    from: "    await session.caughtUp();\n    if (ownerOf(session.get()) !== owner) return { kind: 'unreachable' };\n    const isTaken",
    to: '    const isTaken',
  },
  {
    rule: 'nothing is sent from the moment another tab says that the session has changed until that is read',
    file: 'src/domain/session/with-authorization.ts',
    from: '    await session.caughtUp();\n    while',
    to: '    while',
  },
  {
    rule: 'a cart that is that of the account is not merged again',
    file: 'src/domain/cart/merge-carts.ts',
    from: '  if (cart.id === id) return cart;\n',
    to: '',
  },
  {
    rule: 'a line of both carts has the pieces of both',
    file: 'src/domain/cart/merge-carts.ts',
    from: 'pieces: piecesTogether(line.pieces, twin.pieces), shopsLine',
    to: 'pieces: line.pieces, shopsLine',
  },
  {
    rule: 'what a merge is taken back of is saved for later',
    file: 'src/domain/cart/merge-carts.ts',
    from: '  const saved = withSaved(cart, { ...line, pieces });',
    to: '  const saved = cart;',
  },
  {
    rule: 'a merge that is taken back leaves the account what it had',
    file: 'src/domain/cart/merge-carts.ts',
    from: '  return line.pieces > pieces ? withPieces(saved, key, line.pieces - pieces) : withoutLine(saved, key);',
    to: '  return withoutLine(saved, key);',
  },
  {
    rule: 'an order is known to who placed it alone',
    file: 'src/domain/orders/order-repository.ts',
    from: 'return owner === null || owner === ownership.present();',
    to: 'return true;',
  },
  {
    rule: 'other tabs leave a customer who signed out',
    file: 'src/domain/workflows/start-session.ts',
    from: '    else await leavePerson(before);\n',
    to: '',
  },
];
