import type { EcommerceEvent } from '#domain/analytics/ecommerce-event.ts';
import type { BrowserVisit } from './browser-visit.ts';
import type { TagsSeen } from './world-facts.ts';

/** A page that no merchant has: it is answered on its way, and says there what it is told. */
export const TAGS = 'https://tags.test/';
const TOLD = `${TAGS}told`;

const PAGE = `<!doctype html><title>Tags</title><script>
addEventListener('message', async ({ origin, data }) => {
  await fetch('${TOLD}', { method: 'POST', body: JSON.stringify(data) });
  if (data.forget) parent.postMessage({ tags: 'forgotten' }, origin);
});
parent.postMessage({ tags: 'ready' }, '*');
</script>`;

export type BrowserTags = {
  /** Answers from now on what the pages of her browser ask of the tags. */
  readonly listen: () => Promise<void>;
  readonly seen: () => Promise<TagsSeen>;
};

export function createBrowserTags(visit: Pick<BrowserVisit, 'tab'>): BrowserTags {
  const heard: Told[] = [];
  return {
    async listen() {
      const browser = (await visit.tab()).context(); // the shopper may go on in another tab
      await browser.route(TAGS, (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
      await browser.route(TOLD, async (route) => {
        heard.push(JSON.parse(route.request().postData() ?? '{}'));
        await route.fulfill({ status: 204 });
      });
    },
    async seen() {
      const frames = (await visit.tab()).frames().filter((frame) => frame.url() === TAGS);
      return {
        areThere: frames.length > 0,
        told: heard.flatMap(({ push }) => (push ? [eventOf(push)] : [])),
        forgotten: heard.filter(({ forget }) => forget).length,
      };
    },
  };
}

type Pushed = {
  readonly event: string;
  readonly page_location: string;
  readonly ecommerce: EcommerceEvent['ecommerce'];
};
type Told = { readonly push?: Pushed; readonly forget?: true };

function eventOf({ event, page_location, ecommerce }: Pushed): EcommerceEvent {
  return { name: event, address: page_location, ecommerce };
}
