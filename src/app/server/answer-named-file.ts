import { SENDING_ADDRESS, WORKER_ADDRESS } from '#domain/offline/service-worker.ts';
import { answerFile } from './answer-file.ts';
import type { HeaderFields } from './security-headers.ts';
import type { StaticFiles } from './static-files.ts';

export type NamedFiles = {
  readonly files: StaticFiles;
  /** For files, and for every answer that has no headers of its own kind. */
  readonly fileHeaders: HeaderFields;
  /** For the worker that keeps the shop on devices, and which file it is. */
  readonly workerHeaders: HeaderFields;
  readonly workerFile: string;
};

/** The file at a path; null where there is none. */
export function answerNamedFile(named: NamedFiles, request: Request, path: string): Response | null {
  if (path === WORKER_ADDRESS) return answerWorker(named, request, named.workerFile);
  if (path === SENDING_ADDRESS) return answerWorker(named, request, SENDING_ADDRESS);
  const file = named.files.get(path);
  return file ? answerFile(request, file, named.fileHeaders) : null;
}

/** In development there is none, which is how a browser learns to drop one (PWA-02). */
function answerWorker({ files, workerHeaders }: NamedFiles, request: Request, path: string): Response {
  const file = files.get(path);
  if (file) return answerFile(request, file, workerHeaders, 'asked-again');
  const headers = { ...workerHeaders, 'content-type': 'text/plain; charset=UTF-8', 'cache-control': 'no-cache' };
  return new Response('There is no such file.', { status: 404, headers });
}
