import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Pictures already made. A picture that cannot be kept is made again, which costs time and nothing else. */
export interface PictureStore {
  read(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  write(key: string, picture: Uint8Array): Promise<void>;
}

/** Keeps pictures as files. A key is hexadecimal; a file appears whole or not at all. */
export function createFilePictureStore(folder: string, makeId: () => string): PictureStore {
  const fileOf = (key: string): string => join(folder, key.slice(0, 2), key.slice(2));
  return {
    read: (key) =>
      readFile(fileOf(key)).then(
        (file) => new Uint8Array(file),
        () => null,
      ),
    write: async (key, picture) => {
      const file = fileOf(key);
      const draft = `${file}.${makeId()}`;
      try {
        await mkdir(dirname(file), { recursive: true, mode: 0o700 });
        await writeFile(draft, picture);
        await rename(draft, file);
      } catch {
        // A full or read-only disk must not cost the shopper the picture that was just made.
        await rm(draft, { force: true }).catch(() => undefined);
      }
    },
  };
}
