import { GatewayAway } from './payment-gateway.ts';

/** What is not there after so many milliseconds is given up, also where bytes still trickle in. */
export async function within<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new GatewayAway()), milliseconds);
  });
  try {
    return await Promise.race([answer, over]);
  } finally {
    clearTimeout(timer);
  }
}
