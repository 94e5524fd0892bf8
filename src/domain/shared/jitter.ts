/** Chance, from 0 up to but not including 1: spreads what many devices would otherwise do at the same moment. */
export interface Jitter {
  next(): number;
}
