/** What is sent, with whom, and where that is told; null where nothing on the web tells of it. */
export type Parcel = { readonly carrier: string; readonly number: string; readonly url: string | null };

const LONGEST_WORD = 100;
const LONGEST_URL = 2_000;

/** A parcel as it was told, or the sentence that says what is wrong with it. */
export function readParcel(told: Readonly<Record<string, unknown>>): Parcel | string {
  const [carrier, number] = [wordOf(told['carrier']), wordOf(told['number'])];
  if (carrier === null) return `carrier must be a text of 1 to ${LONGEST_WORD} characters`;
  if (number === null) return `number must be a text of 1 to ${LONGEST_WORD} characters`;
  const url = told['url'] ?? null;
  if (url === null) return { carrier, number, url };
  const address = addressOf(url);
  return address === null ? 'url must be an http(s) address' : { carrier, number, url: address };
}

/** On one line, since it stands in mails and is shown to shoppers. */
function wordOf(told: unknown): string | null {
  if (typeof told !== 'string' || /\p{Cc}/u.test(told)) return null;
  const word = told.trim();
  return word !== '' && word.length <= LONGEST_WORD ? word : null;
}

function addressOf(told: unknown): string | null {
  if (typeof told !== 'string' || told.length > LONGEST_URL || !URL.canParse(told)) return null;
  const { protocol, href } = new URL(told);
  return /^https?:$/.test(protocol) ? href : null;
}
