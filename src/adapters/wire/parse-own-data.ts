import { filled, isRecord, type Parser, parsed, shape } from './parser.ts';

const known = shape({ profile: shape({ email: filled }) });

/** All that the API keeps of a customer, as it says it: whatever it is, it goes into a file. It must be somebody's. */
export const parseOwnData: Parser<Readonly<Record<string, unknown>>> = (input) => {
  const found = known(input);
  return found.kind === 'ok' && isRecord(input) ? parsed(input) : { kind: 'malformed', field: 'profile.email' };
};
