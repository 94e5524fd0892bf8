/** The part of the configuration that travels in a page. */
export type PageConfig = Readonly<Record<string, unknown>>;
