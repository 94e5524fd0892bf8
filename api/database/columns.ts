import type { ColumnType } from 'kysely';

/** A moment: written as RFC 3339 text, read as a date. */
export type Moment = ColumnType<Date, string, string>;

/** A JSON column: written as text, read as the value. */
export type Json<T> = ColumnType<T, string, string>;
