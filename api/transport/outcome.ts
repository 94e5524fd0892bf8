/** What an operation answers, before it is put into the envelope. Source: contract, section 2. */
export type Outcome = {
  /** HTTP status and envelope code are always equal. */
  readonly code: number;
  readonly result: unknown;
  readonly meta?: Readonly<Record<string, unknown>>;
  /** Seconds after which the caller may try again, sent as `retry-after`. */
  readonly retryAfter?: number;
  /** True for an answer to one caller where others may share theirs. */
  readonly isPrivate?: true;
};

export type ValidationError = { readonly field: string; readonly keyword: string; readonly message: string };

export function success(result: unknown, meta?: Readonly<Record<string, unknown>>): Outcome {
  return meta ? { code: 200, result, meta } : { code: 200, result };
}

export function refusal(
  code: number,
  result: string | readonly ValidationError[] | { readonly code: string; readonly message: string },
): Outcome {
  return { code, result };
}

/** The database or another dependency is away. Contract, section 1. */
export const UNAVAILABLE: Outcome = { ...refusal(503, 'Service unavailable'), retryAfter: 5 };

/** `wait` in seconds. */
export function tooMany(wait: number): Outcome {
  return { ...refusal(429, 'Too many requests'), retryAfter: wait };
}

export const UNAUTHORISED = refusal(401, "The consumer isn't authorized to access self.");
