import type { Weight } from '#api/process/fair-turns.ts';
import { type Outcome, UNAUTHORISED } from './outcome.ts';

/** Who calls: found by the token once for a call. */
export type SignedIn = {
  readonly id: number;
  readonly groupId: number;
  /** The session that the token belongs to. */
  readonly session: string;
};

/** A request as an operation sees it: read, limited and checked. */
export type Call = {
  /** Price set and tax country: IN, US, GB or ROW. */
  readonly country: string;
  /** Display currency of the shopper; never changes an amount. */
  readonly currency: string;
  readonly storeCode: string;
  /** What the caller reads, such as `hi`, the most wanted first; none where it does not say. */
  readonly languages: readonly string[];
  /** User token as it was given, good or not; empty for an anonymous caller. */
  readonly token: string;
  /** Null for an anonymous caller, and for one whose token is not good. */
  readonly user: SignedIn | null;
  /** Whom limits count, see shared/client-address.ts. */
  readonly client: string;
  /** What the shopper's browser has to show that a human registers; empty for nothing. */
  readonly challenge: string;
  readonly query: URLSearchParams;
  /** What stands in the places of the path, such as `cmsId`; empty for a path without. */
  readonly places: Readonly<Record<string, string>>;
  /** Parsed JSON; undefined where the call has no body. */
  readonly body: unknown;
};

export type Operation = {
  /** Name in the contract: its body schema and its answers are found by it. */
  readonly operationId: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** A place such as `:cmsId` takes one part of the path. */
  readonly path: string;
  /** `private` answers are never stored by anyone; `shared` ones vary by country and language. Contract, section 1. */
  readonly cache: 'private' | 'shared';
  /** Called before the body is checked against its schema: what the contract says of a missing part. */
  readonly missing?: (body: unknown) => Outcome | null;
  /** Largest body in bytes; absent for a call without a body. */
  readonly bodyLimit?: number;
  /** The answer to a larger one, where the contract has another than for every call. */
  readonly tooLarge?: Outcome;
  /** `heavy` where a call may cost as much as many others: few of them run at once. Absent: plain. */
  readonly weight?: Weight;
  /** True for a POST that changes nothing and is not shared. */
  readonly isRead?: true;
  /** Calls of one client in a minute, where fewer are allowed than of others. */
  readonly perMinute?: number;
  /** True where the operation itself says when a bad token is refused. */
  readonly ownTokenCheck?: boolean;
  /** True where a call without a token is refused as well. */
  readonly needsUser?: boolean;
  /** True for a file: its result goes out without an envelope. */
  readonly isBare?: true;
  /** The body of a 400, where it has another form than the envelope. */
  readonly faultyBody?: (result: unknown) => object;
  readonly answer: (call: Call) => Promise<Outcome>;
};

/** The part of an operation that only somebody who is signed in may call. */
export function forUser(
  answer: (call: Call, user: SignedIn) => Promise<Outcome>,
): Pick<Operation, 'needsUser' | 'answer'> {
  return { needsUser: true, answer: async (call) => (call.user ? answer(call, call.user) : UNAUTHORISED) };
}

export const BODY_LIMIT = 100_000;
export const ORDER_BODY_LIMIT = 256_000;

/** The message for a body whose root element is missing, as the cart calls have it. */
export function missingElement(name: string, message: string): (body: unknown) => Outcome | null {
  return (body) => (hasElement(body, name) ? null : { code: 400, result: message });
}

/** The message for a body whose text is missing, empty or no text. */
export function missingText(name: string, message: string): (body: unknown) => Outcome | null {
  return (body) => {
    const text: unknown = hasElement(body, name) ? Reflect.get(body as object, name) : '';
    return typeof text === 'string' && text !== '' ? null : { code: 400, result: message };
  };
}

function hasElement(body: unknown, name: string): boolean {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, name)) return false;
  const element: unknown = Reflect.get(body, name);
  return element !== null && element !== undefined;
}
