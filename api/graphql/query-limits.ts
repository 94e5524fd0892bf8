import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Lexer,
  type SelectionSetNode,
  Source,
} from 'graphql';

// All eight queries with every field they have take 250 tokens, and an introspection as many.
const MOST_TOKENS = 1_000;
/** Of braces, brackets and parentheses, before anything walks down into them. */
const DEEPEST = 32;
const MOST_FIELDS = 500;
const MOST_SEARCHES = 10;

/** What is too much of a text, before it is parsed; null when it may be. Throws GraphQLError at what is no token. */
export function faultOfText(text: string): GraphQLError | null {
  const lexer = new Lexer(new Source(text));
  let depth = 0;
  for (let count = 0; lexer.advance().kind !== '<EOF>'; count += 1) {
    const { kind } = lexer.token;
    if (count >= MOST_TOKENS) return new GraphQLError(`Query has more than ${MOST_TOKENS} tokens`);
    if (OPENING.has(kind)) depth += 1;
    if (CLOSING.has(kind)) depth -= 1;
    if (depth > DEEPEST) return new GraphQLError(`Query is nested deeper than ${DEEPEST} levels`);
  }
  return null;
}

const OPENING: ReadonlySet<string> = new Set(['{', '(', '[']);
const CLOSING: ReadonlySet<string> = new Set(['}', ')', ']']);

/**
 * What is too much of a valid document, fragments written out; null when it may be. Each field of the root is a search of
 * its own, under whatever alias.
 */
export function faultOfDocument(document: DocumentNode): GraphQLError | null {
  const counted = countsOf(document);
  for (const definition of document.definitions) {
    if (definition.kind !== 'OperationDefinition') continue;
    const { fields, direct } = counted(definition.selectionSet);
    if (direct > MOST_SEARCHES) return new GraphQLError(`Query has more than ${MOST_SEARCHES} searches`);
    if (fields > MOST_FIELDS) return new GraphQLError(`Query has more than ${MOST_FIELDS} fields`);
  }
  return null;
}

/** Fields of a selection at all levels, of these the long ones, and those that stand in it directly. */
export type Counts = { readonly fields: number; readonly json: number; readonly direct: number };

/**
 * Counts selections of a document without cycles. A fragment is counted once, however often it is spread. `jsonFields` are
 * the names of fields of type JSON.
 */
export function countsOf(
  document: Pick<DocumentNode, 'definitions'>,
  jsonFields: ReadonlySet<string> = new Set(),
): (selection: SelectionSetNode) => Counts {
  const fragments = new Map(
    document.definitions
      .filter((definition): definition is FragmentDefinitionNode => definition.kind === 'FragmentDefinition')
      .map((fragment) => [fragment.name.value, fragment.selectionSet]),
  );
  const known = new Map<SelectionSetNode, Counts>();

  function countsIn(selection: SelectionSetNode): Counts {
    const found = known.get(selection);
    if (found) return found;
    const parts = selection.selections.map((part): Counts => {
      if (part.kind === 'Field') {
        const below = part.selectionSet ? countsIn(part.selectionSet) : NOTHING;
        return { direct: 1, fields: 1 + below.fields, json: Number(jsonFields.has(part.name.value)) + below.json };
      }
      const inner = part.kind === 'InlineFragment' ? part.selectionSet : fragments.get(part.name.value);
      return inner ? countsIn(inner) : NOTHING;
    });
    const sum = {
      direct: parts.reduce((total, { direct }) => total + direct, 0),
      fields: parts.reduce((total, { fields }) => total + fields, 0),
      json: parts.reduce((total, { json }) => total + json, 0),
    };
    known.set(selection, sum);
    return sum;
  }

  return countsIn;
}

const NOTHING: Counts = { fields: 0, json: 0, direct: 0 };
