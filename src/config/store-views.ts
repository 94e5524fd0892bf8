import {
  type ConfiguredView,
  type Localisation,
  plainView,
  usualLocalisation,
} from '#domain/storeview/configured-view.ts';
import { DATE_MARKS } from '#domain/storeview/date-format.ts';
import { signOf } from '#domain/storeview/display-price.ts';
import { shopCountries, shopCurrencies, shopLocales } from '#domain/storeview/store-choices.ts';
import type { Setting } from './setting.ts';
import type { WholeConfig } from './shop-config.ts';
import {
  CURRENCY_SIGN,
  MOST_OF_DATE_FORMAT,
  placements,
  storeCode,
  URL_OF_VIEW,
  VIEW_NAME,
  viewsSchema,
} from './view-fields.ts';

/** Those of a shop that sets up none: they are there, and closed (STORE-06, STORE-07). */
export const usualViews: readonly ConfiguredView[] = [
  closedView({ code: 'de', storeId: 2, name: 'Deutschland', taxCountry: 'DE', defaultLocale: 'de-DE' }),
  closedView({ code: 'it', storeId: 3, name: 'Italia', taxCountry: 'IT', defaultLocale: 'it-IT' }),
];

type Closed = Pick<ConfiguredView, 'code' | 'storeId' | 'name' | 'taxCountry'> & Pick<Localisation, 'defaultLocale'>;

function closedView({ defaultLocale, ...view }: Closed): ConfiguredView {
  const localisation = { ...usualLocalisation, defaultLocale, currencyCode: 'USD' } as const;
  return { ...view, origin: '', prefix: `/${view.code}`, isDisabled: true, localisation };
}

/** A list of store views; in the environment as JSON. */
export const viewsSetting: Setting<readonly ConfiguredView[]> = {
  expects:
    'a list of store views, each with a code of its own and an url that no other has ("/", "/de", "https://de.shop.example"; ' +
    'at each host one without a path), and with fields as docs/settings.md has them',
  schema: viewsSchema,
  read(value) {
    if (!Array.isArray(value)) return null;
    const views = value.map(viewIn);
    return views.every((view) => view !== null) && areApart(views) ? views : null;
  },
  readText(json) {
    try {
      return viewsSetting.read(JSON.parse(json));
    } catch {
      return null;
    }
  },
};

/** The store views that shoppers can open; the shop's own comes first (CONF-45). */
export function openViewsOf(config: WholeConfig): readonly ConfiguredView[] {
  const open = config['storeViews.views'].filter(({ isDisabled }) => !isDisabled);
  const own = open.find(isOwn) ?? {
    ...plainView,
    code: config['storeViews.code'],
    taxCountry: config['tax.defaultCountry'] || plainView.taxCountry,
  };
  return config['storeViews.multistore'] ? [own, ...open.filter((view) => !isOwn(view))] : [own];
}

function isOwn({ origin, prefix }: ConfiguredView): boolean {
  return origin === '' && prefix === '';
}

/** Whether no two of them are meant by one code or one address, and every host has one that takes all its paths. */
function areApart(views: readonly ConfiguredView[]): boolean {
  const codes = views.map(({ code }) => code);
  const addresses = views.map(({ origin, prefix }) => origin + prefix);
  const hosts = views.filter(({ origin, isDisabled }) => origin !== '' && !isDisabled).map(({ origin }) => origin);
  const isWhole = hosts.every((host) =>
    views.some((view) => view.origin === host && view.prefix === '' && !view.isDisabled),
  );
  return isWhole && [codes, addresses].every((list) => new Set(list).size === list.length);
}

/** Null for what is no store view. */
function viewIn(value: unknown): ConfiguredView | null {
  const { code, storeId, name, url, disabled = false, taxCountry, localisation, ...unknown } = groupIn(value);
  const place = typeof url === 'string' && url !== '' ? URL_OF_VIEW.exec(url) : null;
  const localised = localisationIn(localisation);
  if (!place || !localised || Object.keys(unknown).length > 0) return null;
  const [, origin = '', prefix = ''] = place;
  const isRead =
    typeof code === 'string' &&
    storeCode.read(code) !== null &&
    typeof disabled === 'boolean' &&
    isText(name) &&
    isId(storeId);
  if (!isRead || !isOneOf(shopCountries, taxCountry)) return null;
  return { code, storeId, name, origin, prefix, isDisabled: disabled, taxCountry, localisation: localised };
}

/** What is not said is as it usually is; an amount is offered in the currency that it is written in. */
function localisationIn(value: unknown = {}): Localisation | null {
  const { allCurrency: currencies, ...others } = { ...usualLocalisation, ...groupIn(value) };
  const { defaultLocale, currencyCode, currencySignPlacement, dateFormat, ...unknown } = others;
  const allCurrency = Array.isArray(currencies) ? currencies.map(currencyIn) : [null];
  const isRead =
    isOneOf(shopLocales, defaultLocale) &&
    isOneOf(shopCurrencies, currencyCode) &&
    isOneOf(placements, currencySignPlacement) &&
    isDateFormat(dateFormat);
  if (!isRead || Object.keys(unknown).length > 0 || !allCurrency.every((each) => each !== null)) return null;
  return allCurrency.some((each) => each.value === currencyCode) ? { ...others, allCurrency } : null;
}

/** A currency that says no sign has its usual one. */
function currencyIn(value: unknown): Localisation['allCurrency'][number] | null {
  const { value: code, sign, ...unknown } = groupIn(value);
  if (!isOneOf(shopCurrencies, code) || Object.keys(unknown).length > 0) return null;
  if (sign === undefined) return { value: code, sign: signOf({ currency: code }) };
  return typeof sign === 'string' && CURRENCY_SIGN.test(sign) ? { value: code, sign } : null;
}

/** Marks and what may stand between them; '' is the form for machines. */
function isDateFormat(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= MOST_OF_DATE_FORMAT &&
    /^[./:, T-]*$/.test(value.replace(DATE_MARKS, ''))
  );
}

function isOneOf<T extends string>(list: readonly T[], value: unknown): value is T {
  return list.some((each) => each === value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && VIEW_NAME.test(value);
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

/** The fields of a JSON object; of anything else one that no group has. */
function groupIn(value: unknown): Readonly<Record<string, unknown>> {
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isGroup ? (value as Readonly<Record<string, unknown>>) : { 'no group': value };
}
