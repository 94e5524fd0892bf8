import { sql } from 'kysely';
import { ROOT_CATEGORY, VARIANT_FACTS } from '#api/records/product-facts.ts';
import { type AppliedFilter, type FilterValue, type Operand, type Scope, timeOf } from './search-query.ts';
import type { Fragment, PlainColumn, SearchSource, ValueList } from './search-source.ts';

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
export function listOf({ lists }: SearchSource, attribute: string, scope: Scope): ValueList | null {
  const found = lists.get(attribute);
  return found && (found.scope === null || found.scope === scope) ? found : null;
}

/** The values in a row of `value_lists`, which are a field's. */
function valuesIn({ without }: ValueList): Fragment {
  const all = sql`unnest(value_lists.list)`;
  return without === null ? all : sql`unnest(array_remove(value_lists.list, ${sql.lit(without)}))`;
}

/** The column that holds the value of a field, where there is one; variants have further values in scope catalog. */
export function columnOf({ columns }: SearchSource, attribute: string, scope: Scope): Fragment | undefined {
  return scope === 'catalog' && variantFields.has(attribute) ? undefined : columns.get(attribute);
}

/** The distinct values of a field of one row, as a sub-select of `value` (JSON, never null). */
export function valuesOf(source: SearchSource, attribute: string, scope: Scope): Fragment {
  const column = columnOf(source, attribute, scope);
  if (column) return sql`select value from (select to_jsonb(${column}) as value) own where value is not null`;
  const parts = pathsOf(attribute, scope).map(
    (path) => sql`select jsonb_path_query(facts, ${path}::jsonpath) as value`,
  );
  return sql`select distinct value from (${sql.join(parts, sql` union `)}) found where value <> 'null'`;
}

/** Where a field has one value that is quick to compare. */
function plainOf(source: SearchSource, attribute: string, scope: Scope): PlainColumn | undefined {
  return columnOf(source, attribute, scope) && source.plain.get(attribute);
}

/** Whether what a filter asks about is quick to compare, so that a row is rather looked at twice than kept. */
export function isQuick(source: SearchSource, { attribute, scope = 'default' }: AppliedFilter): boolean {
  return listOf(source, attribute, scope) !== null || plainOf(source, attribute, scope) !== undefined;
}

/** Whether a row passes a filter: an SQL condition with parameters only. Source: contract, FilterValue. */
export function conditionOf(source: SearchSource, { attribute, value, scope = 'default' }: AppliedFilter): Fragment {
  const list = listOf(source, attribute, scope);
  // `is true` keeps a database from joining the two, for which it would have to guess how many rows are left.
  if (list) return sql`(${list.column} in (select id from value_lists where ${listCondition(list, value)})) is true`;
  const plain = plainOf(source, attribute, scope);
  return plain ? passes(value, plain, (test) => test) : passesSome(value, valuesOf(source, attribute, scope));
}

/** Whether a row of `value_lists` passes. There are few of them, and for the commonest of questions a quick way. */
function listCondition(list: ValueList, value: FilterValue): Fragment {
  const wanted = wantedBy(value);
  if (wanted === undefined)
    return passesSome(value, sql`select to_jsonb(element) as value from ${valuesIn(list)} element`);
  return sql`value_lists.list && ${wholeNumbersOf(wanted).filter((number) => number !== list.without)}::integer[]`;
}

/** Whether one of the values does, a selection of `value`. */
function passesSome(asked: FilterValue, values: Fragment): Fragment {
  return passes(asked, ANY_VALUE, (test) => sql`exists (select from (${values}) v where ${test})`);
}

const ANY_VALUE: PlainColumn = { text: sql`value #>> '{}'`, whole: null };

function wantedBy({ in: some, eq }: FilterValue): readonly Operand[] | undefined {
  return some ?? (eq === undefined ? undefined : [eq]);
}

/** `some` says that a test holds for one of the values. */
function passes(asked: FilterValue, column: PlainColumn, some: (test: Fragment) => Fragment): Fragment {
  const wanted = wantedBy(asked);
  if (asked.exists !== undefined) return asked.exists ? some(sql`true`) : sql`not ${some(sql`true`)}`;
  const refused = asked.nin ?? (asked.neq === undefined ? undefined : [asked.neq]);
  if (refused) return sql`not ${some(isOneOf(column, refused))}`;
  if (wanted) return some(isOneOf(column, wanted));
  return some(asked.like === undefined ? isWithin(column, asked) : isLike(column, [asked.like].flat()));
}

/** Texts are equal to a number that is written as they are; what is no whole number is in no list. */
function wholeNumbersOf(operands: readonly Operand[]): readonly number[] {
  return operands
    .map(String)
    .filter((text) => /^(0|-?[1-9]\d{0,8})$/.test(text))
    .map(Number);
}

function isOneOf({ text }: PlainColumn, operands: readonly Operand[]): Fragment {
  return sql`(${text} = any(${operands.map(String)}::text[]))`;
}

/** `%` is any run of characters; everything else stands for itself. */
function isLike({ text }: PlainColumn, patterns: readonly string[]): Fragment {
  const escaped = patterns.map((pattern) => pattern.replace(/[\\_]/g, '\\$&'));
  return sql`(${text} ilike any(${escaped}::text[]))`;
}

type Bound = 'gt' | 'gte' | 'lt' | 'lte';

const SIGNS: Record<Bound, Fragment> = { gt: sql`>`, gte: sql`>=`, lt: sql`<`, lte: sql`<=` };

function isWithin(column: PlainColumn, { gt, gte, from, moreq, lt, lte, to }: FilterValue): Fragment {
  const bounds: readonly (readonly [Operand | undefined, Bound])[] = [
    [gt, 'gt'],
    [gte, 'gte'],
    [from, 'gte'],
    [moreq, 'gte'],
    [lt, 'lt'],
    [lte, 'lte'],
    [to, 'lte'],
  ];
  const tests = bounds.flatMap(([operand, bound]) => (operand === undefined ? [] : [isBeyond(column, operand, bound)]));
  return sql.join(tests, sql` and `);
}

function isBeyond({ text, whole }: PlainColumn, operand: Operand, bound: Bound): Fragment {
  const time = timeOf(operand);
  if (whole)
    return time === null ? sql`${whole.number} ${SIGNS[bound]} ${wholeAt(operand, whole.times, bound)}` : sql`false`;
  if (time !== null) return sql`(${isTime(text)} and ${timeIn(text)} collate "C" ${SIGNS[bound]} ${time})`;
  const isNumber = sql`${text} ~ '^-?\\d+(\\.\\d+)?$'`;
  return sql`case when ${isNumber} then (${text})::numeric ${SIGNS[bound]} ${String(operand)}::numeric else false end`;
}

/** The whole number that divides others as an amount does, within what a column of them holds. */
function wholeAt(operand: Operand, times: number, bound: Bound): Fragment {
  const round = bound === 'gte' || bound === 'lt' ? sql`ceil` : sql`floor`;
  return sql`least(greatest(${round}(${String(operand)}::numeric * ${sql.lit(times)}), -1e18), 9e18)::bigint`;
}

function isTime(text: Fragment): Fragment {
  return sql`${text} ~ '^\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,3})?Z)?$'`;
}

/** A stored time as timeOf has it. Nothing is cast, for a text that looks like a day need not be one. */
function timeIn(text: Fragment): Fragment {
  const bare = sql`rtrim(${text}, 'Z')`;
  return sql`(${bare} || substr('0000-00-00T00:00:00.000', length(${bare}) + 1))`;
}
