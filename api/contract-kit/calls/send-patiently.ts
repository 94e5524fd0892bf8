import { NoAnswer } from '#api/contract-kit/shared/no-answer.ts';

const LIMIT_MS = 20_000;
const MOST_WAITS = 5;
const LONGEST_WAIT_S = 60;
/** Statuses with which a Response may not be given a body. */
const BODILESS = [204, 205, 304];

/** Sends a request; a server that asks for patience (429) gets it, within bounds. Throws NoAnswer. */
export async function sendPatiently(url: string, init: RequestInit, waits = 0): Promise<Response> {
  const response = await answerOf(url, init);
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  if (response.status !== 429 || waits === MOST_WAITS || !(seconds <= LONGEST_WAIT_S)) return response;
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  return sendPatiently(url, init, waits + 1);
}

/** The answer with its body read: a server that stops in the middle has not answered either. */
async function answerOf(url: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(LIMIT_MS) });
    const { status, headers } = response;
    const body = await response.arrayBuffer();
    return new Response(BODILESS.includes(status) ? null : body, { status, headers });
  } catch (error) {
    throw new NoAnswer(error);
  }
}
