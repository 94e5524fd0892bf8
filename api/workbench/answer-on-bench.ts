import type { IncomingMessage } from 'node:http';
import { envelope } from '#api/transport/envelope.ts';
import { isLocal } from '#api/transport/is-local.ts';
import { refusal } from '#api/transport/outcome.ts';
import type { Workbench } from './create-workbench.ts';
import { answerFaultily } from './faults.ts';

export type BenchCall = {
  readonly request: Request;
  /** Null for a caller inside this process. */
  readonly incoming: IncomingMessage | null;
  /** Answers the request as if there were no workbench. */
  readonly answer: () => Promise<Response>;
};

/** The workbench's own calls are answered on this machine only; every other call is noted and may meet a fault. */
export async function answerOnBench(workbench: Workbench, call: BenchCall): Promise<Response> {
  const { pathname } = new URL(call.request.url);
  if (pathname.startsWith('/workbench/')) {
    const isOwn = isLocal(call.request, call.incoming) && call.request.headers.get('origin') === null;
    return envelope(isOwn ? await workbench.answer(call.request) : refusal(404, 'Not found'));
  }
  await workbench.seen.note(call.request);
  const fault = workbench.faults.next(pathname);
  return fault ? answerFaultily(fault, call) : call.answer();
}
