import { createHttpReviewGateway } from '#adapters/http/http-review-gateway.ts';
import { browserLimits, createTransport } from '#adapters/http/transport.ts';
import { unreachable } from '#adapters/memory/memory-link.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { RawReply } from '#adapters/wire/parse-envelope.ts';
import type { ReviewGateway } from '#domain/reviews/review-gateway.ts';
import type { Log } from '#domain/shared/log.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';

/** What a line brings in place of the shop's answer: a page of its own, or half of what the shop said. */
export const garbled = {
  'answers-page': {
    status: 200,
    contentType: 'text/html; charset=utf-8',
    text: '<!doctype html><title>Sign on</title>',
  },
  'answers-half': { status: 200, contentType: 'application/json', text: '{"code":200,"resu' },
} as const satisfies Record<string, RawReply>;

/** Hands reviews in as the shop does, over a line that brings such an answer to each call. */
export function writesOverLine(reply: RawReply, log: Log): Pick<ReviewGateway, 'write'> {
  const transport = createTransport({
    http: { send: async () => ({ kind: 'answer', ...reply }) },
    storeView: createMemoryCell(defaultStoreView),
    log,
    baseUrl: '',
    limits: browserLimits,
  });
  const { write } = createHttpReviewGateway({ transport, searchEntities: async () => unreachable, log });
  return { write };
}
