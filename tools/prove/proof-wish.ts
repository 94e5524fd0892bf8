import type { KeptWish } from './kept/prove-kept.ts';
import type { LineChoice } from './requirements/choose-lines.ts';

export type ProofWish = {
  /** How often the API is killed. */
  readonly kills: number;
  /** How many order ids are posted several times. */
  readonly ids: number;
  /** Malformed calls of each operation, and what chooses them. */
  readonly inputs: number;
  readonly seed: number;
  /** Pages of several store views that are drawn at once. */
  readonly renders: number;
  /** Random carts of each property of the merge. */
  readonly cases: number;
  /** Random products, each for a country and a moment. */
  readonly prices: number;
  /** How often two people do what they like on one device. */
  readonly sequences: number;
  /** How often everything happens to orders. */
  readonly schedules: number;
  /** How often somebody logs out of a real browser. */
  readonly logouts: number;
  /** How often everything happens to orders in a real browser. */
  readonly runs: number;
  /** How often what was told is to be kept, and where. */
  readonly kept: KeptWish;
  /** How long one client crowds the others. */
  readonly seconds: number;
  /** Category pages; a tenth as many lists, orders and logins each. */
  readonly pages: number;
  /** Lines of each part of the shop on which something is changed. */
  readonly drawn: number;
  /** The machine, in words of the benchmarks. */
  readonly machine: string;
  /** Which requirements; `hasChanged`: also those whose lines or tests have changed since the last whole proof. */
  readonly lines: LineChoice & { readonly hasChanged: boolean };
};
