const MOST_FRAMES = 12;
const NAME = /^[\w-]{1,60}$/;

/**
 * What operators read of a fault: its name, its code, and where it happened. Its message is left out, because a message
 * of a database or a parser repeats what a shopper has sent.
 */
export function faultLine(error: unknown): string {
  if (!(error instanceof Error)) return 'error of no kind';
  const code = 'code' in error ? named(error.code) : '';
  const cause = error.cause instanceof Error ? ` because of ${faultLine(error.cause)}` : '';
  return `error ${[named(error.name), code, ...framesOf(error)].filter((part) => part !== '').join(' ')}${cause}`;
}

function named(value: unknown): string {
  return typeof value === 'string' && NAME.test(value) ? value : '';
}

/** Only what stands behind the message, which may have lines that look like frames. */
function framesOf({ stack = '', message }: Error): readonly string[] {
  const at = stack.indexOf(message);
  const frames = at < 0 ? [] : stack.slice(at + message.length).split('\n');
  return frames
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, MOST_FRAMES);
}

/** One line stays one line, whatever is in it. */
export function oneLine(text: string): string {
  return text.replace(
    /[\p{Cc}\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
