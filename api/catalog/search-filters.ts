import { sql } from 'kysely';
import { ROOT_CATEGORY, VARIANT_FACTS } from '#api/records/product-facts.ts';
import { type AppliedFilter, type FilterValue, type Operand, type Scope, timeOf } from './search-query.ts';
import type { Fragment, SearchSource } from './search-source.ts';

/** A JSON path that steps into objects and lists; a name that cannot be a field leads nowhere. */
function pathTo(attribute: string, end = '[*]'): string {
  if (!/^\w{1,64}(\.\w{1,64}){0,4}$/.test(attribute)) return '$."-"';
  const steps = attribute.split('.').map((step) => `."${step}"`);
  return `$${steps.join('')}${end}`;
}

/** What variants have in the facts of a product; looking for anything else in them would find nothing, slowly. */
const variantFields: ReadonlySet<string> = new Set(VARIANT_FACTS);

function pathsOf(attribute: string, scope: Scope): readonly string[] {
  if (attribute === 'category') return [pathTo('category_ids', `[*] ? (@ != ${ROOT_CATEGORY})`)];
  const own = pathTo(attribute);
  if (scope === 'default' || attribute.includes('.') || own === '$."-"') return [own];
  if (!variantFields.has(attribute)) return [own];
  const variants = `$."configurable_children"[*] ? (@."status" == 1)."${attribute}"[*]`;
  return [own, pathTo(`${attribute}_options`), variants];
}

/** The list that holds the values of a field, where there is one. */
export function listOf({ lists }: SearchSource, attribute: string, scope: Scope): Fragment | null {
  const found = lists.get(attribute);
  return found && (found.scope === null || found.scope === scope) ? found.list : null;
}

/** The column that holds the value of a field, where there is one; variants have further values in scope catalog. */
export function columnOf({ columns }: SearchSource, attribute: string, scope: Scope): Fragment | undefined {
  return scope === 'catalog' && variantFields.has(attribute) ? undefined : columns.get(attribute);
}

/** The distinct values of a field of one row, as a sub-select of `value` (JSON, never null). */
export function valuesOf(source: SearchSource, attribute: string, scope: Scope): Fragment {
  const column = columnOf(source, attribute, scope);
  if (column) return sql`select value from (select to_jsonb(${column}) as value) own where value is not null`;
  const list = listOf(source, attribute, scope);
  if (list) return sql`select to_jsonb(element) as value from unnest(${list}) element`;
  const parts = pathsOf(attribute, scope).map(
    (path) => sql`select jsonb_path_query(facts, ${path}::jsonpath) as value`,
  );
  return sql`select distinct value from (${sql.join(parts, sql` union `)}) found where value <> 'null'`;
}

/** Whether a row passes a filter: an SQL condition with parameters only. Source: contract, FilterValue. */
export function conditionOf(source: SearchSource, { attribute, value, scope }: AppliedFilter): Fragment {
  const wanted = value.in ?? (value.eq === undefined ? undefined : [value.eq]);
  const list = listOf(source, attribute, scope ?? 'default');
  // Lists have an index of their own for this commonest of questions.
  if (list && wanted) return sql`${list} && ${wholeNumbersOf(wanted)}::integer[]`;
  const values = valuesOf(source, attribute, scope ?? 'default');
  const some = (test: Fragment) => sql`exists (select from (${values}) v where ${test})`;
  if (value.exists !== undefined) return value.exists ? some(sql`true`) : sql`not ${some(sql`true`)}`;
  const refused = value.nin ?? (value.neq === undefined ? undefined : [value.neq]);
  if (refused) return sql`not ${some(isOneOf(refused))}`;
  if (wanted) return some(isOneOf(wanted));
  return some(value.like === undefined ? isWithin(value) : isLike([value.like].flat()));
}

/** Texts are equal to a number that is written as they are; what is no whole number is in no list. */
function wholeNumbersOf(operands: readonly Operand[]): readonly number[] {
  return operands
    .map(String)
    .filter((text) => /^(0|-?[1-9]\d{0,8})$/.test(text))
    .map(Number);
}

function isOneOf(operands: readonly Operand[]): Fragment {
  return sql`value #>> '{}' = any(${operands.map(String)}::text[])`;
}

/** `%` is any run of characters; everything else stands for itself. */
function isLike(patterns: readonly string[]): Fragment {
  const escaped = patterns.map((pattern) => pattern.replace(/[\\_]/g, '\\$&'));
  return sql`value #>> '{}' ilike any(${escaped}::text[])`;
}

function isWithin({ gt, gte, from, moreq, lt, lte, to }: FilterValue): Fragment {
  const bounds: readonly (readonly [Operand | undefined, Fragment])[] = [
    [gt, sql`>`],
    [gte, sql`>=`],
    [from, sql`>=`],
    [moreq, sql`>=`],
    [lt, sql`<`],
    [lte, sql`<=`],
    [to, sql`<=`],
  ];
  const tests = bounds.flatMap(([operand, sign]) => (operand === undefined ? [] : [isBeyond(operand, sign)]));
  return sql.join(tests, sql` and `);
}

function isBeyond(operand: Operand, sign: Fragment): Fragment {
  const time = timeOf(operand);
  if (time !== null) return sql`(${IS_TIME} and ${TIME} collate "C" ${sign} ${time})`;
  const isNumber = sql`value #>> '{}' ~ '^-?\\d+(\\.\\d+)?$'`;
  return sql`case when ${isNumber} then (value #>> '{}')::numeric ${sign} ${String(operand)}::numeric else false end`;
}

const IS_TIME = sql`value #>> '{}' ~ '^\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,3})?Z)?$'`;
const BARE = sql`rtrim(value #>> '{}', 'Z')`;
/** A stored time as timeOf has it. Nothing is cast, for a text that looks like a day need not be one. */
const TIME = sql`(${BARE} || substr('0000-00-00T00:00:00.000', length(${BARE}) + 1))`;
