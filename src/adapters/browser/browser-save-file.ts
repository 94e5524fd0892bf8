import type { SaveFile } from '#domain/account/save-file.ts';

/** A browser reads the file after the press; its address is of no use much longer. */
const READ_WITHIN_MS = 60_000;

/** Downloads a file that the page has made, by the way that a link to a file goes. */
export function createBrowserSaveFile(): SaveFile {
  return ({ name, type, text }) => {
    const address = URL.createObjectURL(new Blob([text], { type }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS);
  };
}
