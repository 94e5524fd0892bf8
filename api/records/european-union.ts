/**
 * The countries of the European Union, by ISO 3166-1 code, with the time zones that are lived in: the one of the capital first.
 * Source: https://european-union.europa.eu/principles-countries-history/eu-countries_en, and the tz database.
 */
const zonesOfUnion: Readonly<Record<string, readonly [string, ...string[]]>> = {
  AT: ['Europe/Vienna'],
  BE: ['Europe/Brussels'],
  BG: ['Europe/Sofia'],
  CY: ['Asia/Nicosia'],
  CZ: ['Europe/Prague'],
  DE: ['Europe/Berlin'],
  DK: ['Europe/Copenhagen'],
  EE: ['Europe/Tallinn'],
  ES: ['Europe/Madrid', 'Atlantic/Canary'],
  FI: ['Europe/Helsinki'],
  FR: ['Europe/Paris', 'America/Martinique'],
  GR: ['Europe/Athens'],
  HR: ['Europe/Zagreb'],
  HU: ['Europe/Budapest'],
  IE: ['Europe/Dublin'],
  IT: ['Europe/Rome'],
  LT: ['Europe/Vilnius'],
  LU: ['Europe/Luxembourg'],
  LV: ['Europe/Riga'],
  MT: ['Europe/Malta'],
  NL: ['Europe/Amsterdam'],
  PL: ['Europe/Warsaw'],
  PT: ['Europe/Lisbon', 'Atlantic/Azores'],
  RO: ['Europe/Bucharest'],
  SE: ['Europe/Stockholm'],
  SI: ['Europe/Ljubljana'],
  SK: ['Europe/Bratislava'],
};

export const countriesOfUnion: readonly string[] = Object.keys(zonesOfUnion);

export function isInUnion(country: string): boolean {
  return Object.hasOwn(zonesOfUnion, country);
}

/** Where it is the same day last: for whoever does not say where they are. */
const LATEST_ZONE = 'Etc/GMT+12';

/** The time zones of a country, that of the capital first; the latest of all where the country is not known. */
export function zonesOf(country: string): readonly [string, ...string[]] {
  return (isInUnion(country) ? zonesOfUnion[country] : undefined) ?? [LATEST_ZONE];
}
