import { type Kit, newEmail } from '#contract-kit/calls/kit.ts';
import { KURTA, NOBODY } from '#contract-kit/calls/reference-data.ts';
import { validCall } from '#contract-kit/calls/valid-calls.ts';
import { answerName, type Check } from '#contract-kit/run/check.ts';
import { holds, same } from '#contract-kit/run/mismatch.ts';
import { refusedCheck } from './refusals.ts';

const WRONG_EMAIL = 'Invalid e-mail provided!';
const NO_MAIL = 'Email is not authorized!';
const NO_PAGE = 'CMS query returned empty result';
const NO_BLOCK = 'CMS block query returned empty result';
const NOT_LISTED = 'Target email address ({email}) is not from the whitelist!';
const HOUR_MS = 3_600_000;

/** Content, newsletter, mail, shops and the rest. */
export const contentChecks: readonly Check[] = [
  ...['newsletterSubscribe', 'newsletterUnsubscribe', 'userResetPassword'].map((operation) =>
    refusedCheck({
      id: `${operation === 'userResetPassword' ? 'user' : 'content'}/${operation}-e-mail`,
      operation,
      when: 'email missing or malformed',
      status: 400,
      message: WRONG_EMAIL,
      wrong: [{ body: {} }, { body: { email: '' } }, { body: { email: 'nobody' } }, { body: { email: 7 } }],
    }),
  ),
  refusedCheck({
    id: 'content/newsletterStatus-e-mail',
    operation: 'newsletterStatus',
    when: 'email missing or malformed',
    status: 400,
    message: WRONG_EMAIL,
    wrong: [{ query: { email: '' } }, { query: { email: 'nobody' } }],
  }),
  {
    id: 'content/newsletter-life',
    section: 8,
    operation: 'newsletterSubscribe',
    rule: 'unknown is unsubscribed; subscribing and unsubscribing may be repeated',
    async run({ client }) {
      const email = newEmail();
      const status = () => client.succeed<string>('newsletterStatus', { query: { email } });
      same(await status(), 'unsubscribed', 'status of an e-mail never seen');
      for (const _time of [1, 2]) {
        const state = await client.succeed<string>('newsletterSubscribe', { body: { email } });
        same(await status(), state, 'status after subscribing');
      }
      for (const _time of [1, 2]) {
        same(await client.succeed('newsletterUnsubscribe', { body: { email } }), 'unsubscribed');
        same(await status(), 'unsubscribed', 'status after unsubscribing');
      }
    },
  },
  {
    id: 'content/mail-once',
    section: 8,
    operation: 'mailSend',
    rule: 'a token is for one message: used up by a success, refused the second time',
    proves: [answerName('mailSend', 422, NO_MAIL)],
    async run(kit) {
      const parts = await validCall(kit, 'mailSend');
      same(await kit.client.succeed('mailSend', parts), 'OK');
      await kit.client.refuse('mailSend', parts, 422, NO_MAIL);
    },
  },
  {
    id: 'content/mail-failure-keeps-token',
    section: 8,
    operation: 'mailSend',
    rule: 'a failed call does not use up the token',
    async run(kit) {
      const { body, ...parts } = await validCall(kit, 'mailSend');
      const wrong = await kit.client.call('mailSend', { ...parts, body: { ...(body as object), emailText: '' } });
      same(wrong.status, 400, 'status without a text');
      same(await kit.client.succeed('mailSend', { ...parts, body }), 'OK');
    },
  },
  {
    id: 'content/mail-two-tokens',
    section: 8,
    operation: 'mailToken',
    rule: 'two visitors have two tokens, each good for itself',
    async run(kit) {
      const [one, other] = [await validCall(kit, 'mailSend'), await validCall(kit, 'mailSend')];
      for (const parts of [one, other]) same(await kit.client.succeed('mailSend', parts), 'OK');
    },
  },
  {
    id: 'content/mail-token-expires',
    section: 8,
    operation: 'mailSend',
    rule: 'a token is valid for 10 minutes',
    needsTime: true,
    async run(kit) {
      const parts = await validCall(kit, 'mailSend');
      await kit.pass(11 * 60_000);
      await kit.client.refuse('mailSend', parts, 422, NO_MAIL);
    },
  },
  {
    id: 'content/mail-unknown-token',
    section: 0,
    operation: 'mailSend',
    rule: `refused with 422 "${NO_MAIL}": unknown`,
    run: (kit) => refusedMail(kit, { token: NOBODY }, NO_MAIL),
  },
  {
    id: 'content/mail-not-listed',
    section: 0,
    operation: 'mailSend',
    rule: `refused with 422 "${NOT_LISTED}": not among the addresses of the shop`,
    proves: [answerName('mailSend', 422, NOT_LISTED)],
    run: (kit) =>
      refusedMail(kit, { targetAddress: 'kit@example.com' }, NOT_LISTED.replace('{email}', 'kit@example.com')),
  },
  ...(
    [
      ['cmsPageById', NO_PAGE, { cmsId: '999999' }],
      ['cmsPageByIdentifier', NO_PAGE, { identifier: NOBODY, storeId: '1' }],
      ['cmsBlockById', NO_BLOCK, { cmsId: '999999' }],
      ['cmsBlockByIdentifier', NO_BLOCK, { identifier: NOBODY, storeId: '1' }],
    ] as const
  ).map(([operation, message, path]) =>
    refusedCheck({
      id: `content/${operation}-unknown`,
      operation,
      when: 'unknown',
      status: 404,
      message,
      wrong: [{ path }],
    }),
  ),
  ...['cmsPage', 'cmsBlock'].map(
    (entity): Check => ({
      id: `content/${entity}-alike`,
      section: 0,
      operation: `${entity}ByIdentifier`,
      rule: 'by id and by identifier the same; content of store 0 also matches',
      async run(kit) {
        const byId = await kit.client.succeed<Stored>(`${entity}ById`, await validCall(kit, `${entity}ById`));
        const { identifier, store_id } = byId;
        const path = { identifier, storeId: String(store_id || 1) };
        const byName = await kit.client.succeed<Stored>(`${entity}ByIdentifier`, { path });
        same(byName.identifier, identifier, 'identifier');
        holds([0, Number(path.storeId)].includes(byName.store_id), 'the own store or store 0', byName.store_id);
      },
    }),
  ),
  ...['promotedOffers', 'headImage'].map((operation) =>
    refusedCheck({
      id: `content/${operation}-unknown`,
      operation,
      when: 'no file for the store',
      status: 404,
      message: 'Not found',
      wrong: [{ path: { storeCode: NOBODY } }],
    }),
  ),
  {
    id: 'content/state-too-large',
    section: 0,
    operation: 'sendState',
    rule: 'refused with 413 "Request body too large": over 64 KiB; below it is taken',
    proves: [answerName('sendState', 413, 'Request body too large')],
    async run({ client }) {
      const stateOf = (pads: number) => ({ id: NOBODY, state: { pad: Array(pads).fill('x'.repeat(1_000)) } });
      await client.refuse('sendState', { body: stateOf(70) }, 413, 'Request body too large');
      same(await client.succeed('sendState', { body: stateOf(60) }), true);
    },
  },
  {
    id: 'content/state-repeated',
    section: 8,
    operation: 'sendState',
    rule: 'send-state may be repeated, unknown keys and all',
    async run({ client }) {
      const body = { id: NOBODY, state: { items: [], contractKit: { deep: [1, null] } } };
      for (const _time of [1, 2]) same(await client.succeed('sendState', { body }), true);
    },
  },
  {
    id: 'content/home-sections',
    section: 0,
    operation: 'homeData',
    rule: 'product sliders say where their products come from; explicit ones are known',
    async run({ client }) {
      type Section = {
        readonly type: string;
        readonly skus?: readonly string[];
        readonly category_id?: number | null;
        readonly category_name?: string | null;
      };
      const { sections } = await client.succeed<{ readonly sections: readonly Section[] }>('homeData');
      for (const slider of sections.filter(({ type }) => type === 'product_slider')) {
        const hasSource = (slider.skus ?? []).length > 0 || slider.category_id != null || slider.category_name != null;
        holds(hasSource, 'skus, category_id or category_name', slider);
      }
    },
  },
  {
    id: 'content/running-promotions',
    section: 0,
    operation: 'commonConfig',
    rule: 'only promotions that are active now, by position',
    async run({ client }) {
      type Promotion = {
        readonly is_active: boolean;
        readonly position?: number;
        readonly start_at?: string | null;
        readonly end_at?: string | null;
      };
      const items = await client.succeed<readonly Promotion[]>('commonConfig');
      const [now, slack] = [Date.now(), HOUR_MS];
      for (const each of items) {
        const isRunning =
          Date.parse(each.start_at ?? '1970-01-01') <= now + slack &&
          now - slack <= Date.parse(each.end_at ?? '9999-01-01');
        holds(each.is_active && isRunning, 'a promotion that is running', each);
      }
      const positions = items.map(({ position = 0 }) => position);
      same(
        positions,
        positions.toSorted((one, other) => one - other),
        'positions',
      );
    },
  },
  {
    id: 'content/shops',
    section: 0,
    operation: 'storeLocator',
    rule: 'shops by name; country and city narrow them, city without case',
    async run({ client }) {
      type Shops = {
        readonly items: readonly { readonly name: string; readonly city: string; readonly country_id: string }[];
        readonly total: number;
      };
      const all = await client.succeed<Shops>('storeLocator');
      same(all.total, all.items.length, 'total');
      const [first] = all.items;
      holds(first !== undefined, 'a shop', 'none');
      const country = first?.country_id ?? '';
      const abroad = await client.succeed<Shops>('storeLocator', { query: { country } });
      same(
        abroad.items,
        all.items.filter(({ country_id }) => country_id === country),
        `shops of ${country}`,
      );
      const city = first?.city ?? '';
      const near = await client.succeed<Shops>('storeLocator', { query: { country, city: city.toUpperCase() } });
      same(
        near.items,
        abroad.items.filter((shop) => shop.city === city),
        `shops of ${city}`,
      );
      same((await client.succeed<Shops>('storeLocator', { query: { city: NOBODY } })).items, [], 'shops of no city');
    },
  },
  {
    id: 'graphql/as-search',
    section: 6,
    operation: 'graphql',
    rule: 'products over GraphQL are those of the search',
    async run({ client }) {
      const query = `query P($f: ProductFilterInput) { products(filter: $f, pageSize: 1) { total_count items { sku } } }`;
      const { body } = await client.call('graphql', { body: { query, variables: { f: { sku: { eq: KURTA } } } } });
      const { data } = body as { readonly data: { readonly products: unknown } };
      same(data.products, { total_count: 1, items: [{ sku: KURTA }] });
    },
  },
  {
    id: 'graphql/faulty',
    section: 6,
    operation: 'graphql',
    rule: 'a query that cannot be parsed or validated answers 400 with errors',
    async run({ client }) {
      for (const query of ['{', '{ nothing }', 'query { products { nothing } }', '']) {
        const { status, body } = await client.call('graphql', { body: { query } });
        same(status, 400, `status of ${query}`);
        holds(((body as { readonly errors?: readonly unknown[] }).errors ?? []).length > 0, 'errors', body);
      }
    },
  },
];

type Stored = { readonly identifier: string; readonly store_id: number };

async function refusedMail(kit: Kit, wrong: object, message: string): Promise<void> {
  const { body } = await validCall(kit, 'mailSend');
  await kit.client.refuse('mailSend', { body: { ...(body as object), ...wrong } }, 422, message);
}
