import { GatewayAway, GatewayRefused } from './payment-gateway.ts';

/** What an error of a package says: the status of the answer, where there was one, and the gateway's own word. */
export type Refusal = { readonly status: number | null; readonly code: string | null };

type Rules = { readonly limitMs: number; readonly refusalIn: (error: unknown) => Refusal };

/** Refusals that mean "not now". */
const PASSING = [408, 409, 429];

/**
 * Asks a gateway. What is not there in time is given up, also where bytes still trickle in. Whatever a package throws
 * becomes one of the two that the shop knows; of their texts none goes on.
 */
export async function asked<T>(call: () => Promise<T>, { limitMs, refusalIn }: Rules): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new GatewayAway()), limitMs);
  });
  try {
    return await Promise.race([call(), over]);
  } catch (error) {
    const { status, code } = refusalIn(error);
    const isFinal = status !== null && status >= 400 && status < 500 && !PASSING.includes(status);
    throw isFinal ? new GatewayRefused(code ?? String(status)) : new GatewayAway();
  } finally {
    clearTimeout(timer);
  }
}
