import { pathWithin } from '#domain/storeview/view-address.ts';
import type { AnswerRobots } from './answer-robots.ts';
import type { AnswerWithPage } from './answer-with-page.ts';

/** A store view as the page server has it: what it answers with, and where. */
export type ViewDoor = {
  /** The host it has to itself, such as `de.shop.example`; '' where it is at that of the shop. */
  readonly host: string;
  readonly prefix: string;
  readonly answerWithPage: AnswerWithPage;
  readonly answerRobots: AnswerRobots;
  /** Keeps the country, language and currency that a form has sent. */
  readonly storeChoice: (request: Request) => Promise<Response>;
};

/** The store view that is asked for, and the target of the request as it is called there. */
export type ViewAt = (host: string, target: string) => { readonly view: ViewDoor; readonly target: string };

/** Each store view is told by its host and by what an address begins with (ROUTE-55); `own` is the shop's, for all the rest. */
export function createViewAt(own: ViewDoor, others: readonly ViewDoor[]): ViewAt {
  return (host, target) => {
    const [path = ''] = target.split(/[?#]/);
    const named = others.filter((view) => view.host === host.toLowerCase());
    const here = named.length > 0 ? named : [own, ...others.filter((view) => view.host === '')];
    const prefixes = here.map(({ prefix }) => prefix);
    for (const view of here) {
      const within = pathWithin({ prefix: view.prefix, neighbours: prefixes.filter((each) => each !== '') }, path);
      if (within !== null) return { view, target: within + target.slice(path.length) };
    }
    return { view: own, target };
  };
}
