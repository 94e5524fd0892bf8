import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';

/** A file of the build, with its compressed forms, ready to be sent. */
export type StaticFile = {
  readonly type: string;
  readonly etag: string;
  /** Bears a hash of its content in its name, so it never changes. */
  readonly isImmutable: boolean;
  readonly bodies: { readonly identity: Buffer; readonly br?: Buffer; readonly gzip?: Buffer };
};

/** The files that may be served, by path. What is not in the list cannot be asked for. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  png: 'image/png',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
};

/** Reads the folder once, at the start of the server; files of a type that is not listed are left out. */
export function readStaticFiles(folder: string): StaticFiles {
  const paths = globSync('**/*.*', { cwd: folder }).map((path) => path.replaceAll('\\', '/'));
  return new Map(
    paths.flatMap((path) => {
      const type = types[path.split('.').at(-1) ?? ''];
      return type ? [[`/${path}`, readFile(`${folder}/${path}`, type)] as const] : [];
    }),
  );
}

function readFile(file: string, type: string): StaticFile {
  const identity = readFileSync(file);
  return {
    type,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    isImmutable: /\.[0-9a-f]{8,}\./.test(file),
    bodies: {
      identity,
      ...(existsSync(`${file}.br`) ? { br: readFileSync(`${file}.br`) } : {}),
      ...(existsSync(`${file}.gz`) ? { gzip: readFileSync(`${file}.gz`) } : {}),
    },
  };
}
