export type TextFile = { readonly name: string; readonly type: 'application/json'; readonly text: string };

/** Hands a file to the shopper, where their browser keeps what is downloaded. */
export type SaveFile = (file: TextFile) => void;
