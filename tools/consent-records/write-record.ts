/** A record of consent as the API tells it. */
export type Record = {
  readonly number: string;
  readonly store_code: string;
  readonly version: number;
  readonly asked: readonly string[];
  readonly allowed: readonly string[];
  readonly chosen_at: string;
  readonly recorded_at: string;
};

const FIELDS = ['number', 'store_code', 'version', 'asked', 'allowed', 'chosen_at', 'recorded_at'] as const;

export const HEAD = FIELDS.join(',');

/** For a person, in full. */
export function textOf(record: Record): string {
  const { number, store_code, version, allowed, chosen_at, recorded_at } = record;
  return plain([
    `${number}, store view ${store_code}, purposes of version ${version}`,
    `  allowed:  ${allowed.join(', ') || 'nothing'}`,
    `  refused:  ${refusedIn(record).join(', ') || 'nothing'}`,
    `  chosen:   ${chosen_at} by the clock of the device`,
    `  recorded: ${recorded_at}`,
  ]);
}

/** For a person, in a line. */
export function listedOf(record: Record): string {
  const { number, store_code, version, allowed, recorded_at } = record;
  const said = `allowed ${allowed.join(', ') || 'nothing'}; refused ${refusedIn(record).join(', ') || 'nothing'}`;
  return plain([`${recorded_at}  ${number}  ${store_code}, version ${version}: ${said}`]);
}

/** A row of RFC 4180; several purposes stand in one field, with a space between. */
export function csvOf(record: Record): string {
  return FIELDS.map((name) => cellOf([record[name]].flat().join(' '))).join(',');
}

export function jsonLineOf(record: Record): string {
  return JSON.stringify(Object.fromEntries(FIELDS.map((name) => [name, record[name]])));
}

/** What begins as a formula does is none in a program that opens the table. */
function cellOf(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function refusedIn({ asked, allowed }: Record): readonly string[] {
  return asked.filter((purpose) => !allowed.includes(purpose));
}

/** What others wrote cannot steer the terminal. */
function plain(lines: readonly string[]): string {
  return lines.map((line) => line.replace(/\p{Cc}/gu, ' ')).join('\n');
}
