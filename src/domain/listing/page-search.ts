import type { Reply } from '#domain/shared/reply.ts';

/** As much of a page of the merchant as leads there. */
export type PageHint = { readonly identifier: string; readonly title: string };

/** Finds pages of the merchant beside a list of products. */
export interface PageSearch {
  /** The few pages whose titles a text may mean, the best first. A call whose signal ends is given up; it is `unreachable`. */
  search(text: string, signal?: AbortSignal): Promise<Reply<readonly PageHint[]>>;
}
