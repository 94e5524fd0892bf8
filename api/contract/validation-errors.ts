import type { ErrorObject } from 'ajv';
import type { ValidationError } from '#api/transport/outcome.ts';

/** The rule names of the contract's ValidationError for those of JSON Schema; rules without a name there are types. */
const keywords: ReadonlyMap<string, string> = new Map([
  ['required', 'required'],
  ['type', 'type'],
  ['minLength', 'minLength'],
  ['maxLength', 'maxLength'],
  ['minimum', 'minimum'],
  ['maximum', 'maximum'],
  ['minItems', 'minItems'],
  ['maxItems', 'maxItems'],
  ['pattern', 'pattern'],
  ['format', 'format'],
  ['enum', 'enum'],
  ['const', 'enum'],
]);

const typeNames: ReadonlyMap<string, string> = new Map([
  ['string', 'text'],
  ['integer', 'a whole number'],
  ['number', 'a number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'an object'],
  ['null', 'empty'],
]);

/** Faults in the words of the contract: one entry per field and rule, with a sentence a shopper may read. */
export function validationErrorsOf(errors: readonly ErrorObject[]): readonly ValidationError[] {
  const shown = errors.filter(isSpecific);
  const entries = (shown.length > 0 ? shown : errors).map(entryOf);
  return [...new Map(entries.map((entry) => [`${entry.field} ${entry.keyword}`, entry])).values()];
}

/** A failed choice or condition repeats the faults of its branches; the branch "null" would only say that a value was given. */
function isSpecific({ keyword, params, schemaPath }: ErrorObject): boolean {
  if (keyword === 'oneOf' || keyword === 'anyOf' || keyword === 'if') return false;
  return !(schemaPath.includes('oneOf') && params['type'] === 'null');
}

function entryOf(error: ErrorObject): ValidationError {
  return { field: fieldOf(error), keyword: keywords.get(error.keyword) ?? 'type', message: messageOf(error) };
}

function fieldOf({ instancePath, params, keyword }: ErrorObject): string {
  const steps = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return (keyword === 'required' ? [...steps, String(params['missingProperty'])] : steps).join('.');
}

function messageOf({ keyword, params, message = 'is not valid' }: ErrorObject): string {
  const limit = Number(params['limit']);
  switch (keyword) {
    case 'required':
      return 'is required';
    case 'type':
      return `must be ${[params['type']]
        .flat()
        .map((type) => typeNames.get(String(type)) ?? type)
        .join(' or ')}`;
    case 'minLength':
      return `must have at least ${countOf(limit, 'character')}`;
    case 'maxLength':
      return `must have at most ${countOf(limit, 'character')}`;
    case 'minItems':
      return `must have at least ${countOf(limit, 'entry', 'entries')}`;
    case 'maxItems':
      return `must have at most ${countOf(limit, 'entry', 'entries')}`;
    case 'minimum':
      return limit === 1 ? 'must be a whole number of at least 1' : `must be at least ${limit}`;
    case 'maximum':
      return `must be at most ${limit}`;
    case 'pattern':
      return params['pattern'] === '^[A-Z]{2}$' ? 'must be two capital letters' : 'has characters that are not allowed';
    case 'format':
      return params['format'] === 'email' ? 'must be an e-mail address' : 'must be a date and time';
    case 'enum':
      return `must be one of ${[params['allowedValues']].flat().join(', ')}`;
    default:
      return message;
  }
}

function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
