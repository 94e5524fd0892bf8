/** The language in which words of the catalog are told; absent: its own, in which names of products always are. */
export type InLanguage = { readonly language?: string };

/** What something is called in the catalog's own language, where it is called otherwise in the one it is told in. */
export type OwnLabel = { readonly ownLabel?: string };
