/** What became of an event that was handed on: `unreachable` can be tried again, what is refused is not taken later either. */
export type HandedOn = 'taken' | 'unreachable' | 'refused';
