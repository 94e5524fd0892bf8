import { demoSeller } from '#api/demo/seller.ts';
import { filterNames, sortNames } from '#config/shop-config.ts';
import { pageServerEnvironment } from './page-server-environment.ts';

type Ports = { readonly port: number; readonly apiPort: number };

/** Whether the merchant has a configuration file, which the environment would win over. */
type Told = { readonly hasFile: boolean };

type Wanted = { readonly environment: Readonly<Record<string, string>>; readonly log: 'shown' | 'hidden' };

/** The four ranges of the specification end where most of the demo collection begins. */
const FIT = 'ZARI__filters__fitPriceRanges';

/** The API of a demo is our own, and tells of prices. */
const TELL = 'ZARI__wishlist__tellPriceFalls';

/** A demo sells in India, and some of it was made elsewhere. */
function byCountry({ ZARI__filters__default: filters, ZARI__sorts__offered: sorts }: NodeJS.ProcessEnv) {
  return {
    ZARI__filters__default: filters ?? filterNames.join(','),
    ZARI__sorts__offered: sorts ?? sortNames.join(','),
  };
}

/** A demo shows what a tax invoice looks like. */
export const SELLER = {
  ZARI__seller__name: demoSeller.name,
  ZARI__seller__address: demoSeller.address,
  ZARI__seller__gstin: demoSeller.gstin,
  ZARI__seller__hsn: demoSeller.hsn.join(','),
  ZARI__seller__grievanceOfficer: demoSeller.grievanceOfficer,
  ZARI__seller__grievanceEmail: demoSeller.grievanceEmail,
  ZARI__seller__grievancePhone: demoSeller.grievancePhone,
};

function tellsSeller(own: NodeJS.ProcessEnv): boolean {
  return Object.keys(own).some((name) => name.startsWith('ZARI__seller__'));
}

/**
 * How `npm start` wants its two servers. A real shop keeps what both of them log, and gets no address of its own machine
 * in place of the public one, so that a server without it refuses to start.
 */
export function shopChildren(
  own: NodeJS.ProcessEnv,
  { port, apiPort }: Ports,
  { hasFile }: Told = { hasFile: false },
): { readonly api: Wanted; readonly pages: Wanted } {
  const isReal = own['SHOP_MODE'] === 'production';
  const publicOrigin = own['PUBLIC_ORIGIN'] ?? (isReal ? undefined : `http://localhost:${port}`);
  const log = isReal ? 'shown' : 'hidden';
  return {
    api: {
      environment: {
        API_PORT: String(apiPort),
        ...(publicOrigin === undefined ? {} : { PUBLIC_ORIGIN: publicOrigin }),
      },
      log,
    },
    pages: {
      environment: {
        NODE_OPTIONS: pageServerEnvironment(own)['NODE_OPTIONS'] ?? '',
        PORT: String(port),
        API_URL: `http://${inAddress(reachedAt(own['API_HOST']))}:${apiPort}`,
        ...(isReal ? {} : { [FIT]: own[FIT] ?? 'true', [TELL]: own[TELL] ?? 'true' }),
        ...(isReal || hasFile ? {} : { ...byCountry(own), ...(tellsSeller(own) ? {} : SELLER) }),
      },
      log,
    },
  };
}

/** Where this machine reaches a server that listens at the host: one that listens everywhere is here, too. */
export function reachedAt(host: string | undefined): string {
  return !host || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
}

function inAddress(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
