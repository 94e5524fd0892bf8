import type { Reply } from '#domain/shared/reply.ts';
import type { HomeSection, Promoted } from './home.ts';

/** What the merchant plans for the front page. A call whose signal ends is given up; it is `unreachable`. */
export interface HomeGateway {
  /** The plan of the home page, in its order. */
  sections(signal?: AbortSignal): Promise<Reply<readonly HomeSection[]>>;
  /** The banners of the store view (CONT-13). */
  promoted(signal?: AbortSignal): Promise<Reply<Promoted>>;
}
