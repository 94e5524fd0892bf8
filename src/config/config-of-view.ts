import { type ConfiguredView, plainView } from '#domain/storeview/configured-view.ts';
import type { ViewConfig } from './page-config.ts';
import type { WholeConfig } from './shop-config.ts';
import { openViewsOf } from './store-views.ts';

/** A store view with the configuration that its own shop has. */
export type ViewSetup = { readonly view: ConfiguredView; readonly origin: string; readonly config: ViewConfig };

/** The shops of one configuration: one for each store view that is open, the shop's own first. `publicOrigin` is its address. */
export function viewSetups(config: WholeConfig, publicOrigin: string): readonly ViewSetup[] {
  const views = openViewsOf(config);
  return views.map((view) => ({
    view,
    origin: view.origin || publicOrigin,
    config: configOf({ config, views, publicOrigin }, view),
  }));
}

type Around = {
  readonly config: WholeConfig;
  readonly views: readonly ConfiguredView[];
  readonly publicOrigin: string;
};

function configOf({ config, views, publicOrigin }: Around, view: ConfiguredView): ViewConfig {
  const { prefix, code, storeId, taxCountry, localisation } = view;
  const { 'storeViews.views': _, ...shop } = config;
  if (views.length === 1 && localisation === plainView.localisation) return shop;
  const isHere = (other: ConfiguredView): boolean => other.origin === view.origin;
  return {
    ...shop,
    'storeViews.code': code, // what calls, orders and the stores of devices are told apart by (STORE-24)
    'tax.defaultCountry': taxCountry,
    view: {
      prefix,
      storeId,
      neighbours: views.filter((other) => other !== view && isHere(other)).map((other) => other.prefix),
      links: views.map((other) => ({
        name: other.name,
        isCurrent: other === view,
        home: `${isHere(other) ? '' : other.origin || publicOrigin}${other.prefix}/`,
      })),
    },
  };
}
