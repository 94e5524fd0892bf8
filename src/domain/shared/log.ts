/** What developers and operators read. Never tokens, cart ids or personal data. */
export interface Log {
  info(message: string): void;
  error(message: string): void;
}
