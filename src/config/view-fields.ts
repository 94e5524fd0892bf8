import { shopCountries, shopCurrencies, shopLocales } from '#domain/storeview/store-choices.ts';
import type { SignPlacement } from '#domain/storeview/store-view.ts';
import { text, type ValueSchema } from './setting.ts';

export const storeCode = text(/^[a-z][a-z0-9_-]{0,30}$/, 'a store code such as default or de');

/** An origin, a path of two letters, or both: no page of the shop has an address that begins so. */
export const URL_OF_VIEW = /^(https?:\/\/[a-z0-9.-]+(?::\d{1,5})?)?(?:\/|(\/[a-z]{2}(?:-[a-z]{2,8})?))?$/;
export const VIEW_NAME = /^\S.{0,39}$/;
export const CURRENCY_SIGN = /^[^\s\d<>]{1,5}$/;
export const MOST_OF_DATE_FORMAT = 30;
export const placements: readonly SignPlacement[] = ['prepend', 'append'];

const matching = ({ source }: RegExp): ValueSchema => ({ type: 'string', pattern: source });

const currency: ValueSchema = {
  type: 'object',
  properties: { value: { enum: shopCurrencies }, sign: matching(CURRENCY_SIGN) },
  required: ['value'],
  additionalProperties: false,
};

const localisation: ValueSchema = {
  type: 'object',
  properties: {
    defaultLocale: { enum: shopLocales },
    currencyCode: { enum: shopCurrencies },
    currencySignPlacement: { enum: placements },
    dateFormat: { type: 'string', maxLength: MOST_OF_DATE_FORMAT },
    allCurrency: { type: 'array', items: currency, minItems: 1 },
  },
  additionalProperties: false,
};

/** What of a list of store views can be said of each of them alone. */
export const viewsSchema: ValueSchema = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      code: storeCode.schema,
      storeId: { type: 'integer', minimum: 1 },
      name: matching(VIEW_NAME),
      url: { ...matching(URL_OF_VIEW), minLength: 1 },
      disabled: { type: 'boolean' },
      taxCountry: { enum: shopCountries },
      localisation,
    },
    required: ['code', 'storeId', 'name', 'url', 'taxCountry'],
    additionalProperties: false,
  },
};
