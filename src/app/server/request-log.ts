/** What operators read about a request: never its query, which may hold a token or a cart. */
export type LoggedRequest = {
  readonly method: string;
  readonly target: string;
  readonly status: number;
  readonly milliseconds: number;
  /** By which other servers log what they did for it. */
  readonly trace: string;
};

const LONGEST_PATH = 200;

/** One line, whatever the client sent. */
export function requestLine({ method, target, status, milliseconds, trace }: LoggedRequest): string {
  const path = (target.split(/[?#]/)[0] ?? '').slice(0, LONGEST_PATH);
  return `${visible(method)} ${visible(path)} ${status} ${Math.round(milliseconds)}ms ${trace}`;
}

function visible(text: string): string {
  return text.replace(/[^\x21-\x7e]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
