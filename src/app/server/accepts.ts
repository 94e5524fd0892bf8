export type Encoding = 'br' | 'gzip' | 'identity';

/** The best way to send a text that the client accepts; a weight of 0 is a refusal. */
export function encodingFor(acceptEncoding: string | null): Encoding {
  const accepted = (acceptEncoding ?? '').split(',').flatMap((each) => {
    const [name = '', ...parameters] = each.split(';').map((part) => part.trim().toLowerCase());
    return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name];
  });
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

/** Whether the client already has this version. */
export function isFresh(ifNoneMatch: string | null, etag: string): boolean {
  const weak = (tag: string): string => tag.trim().replace(/^W\//, '');
  const tags = ifNoneMatch?.split(',') ?? [];
  return tags.some((tag) => tag.trim() === '*' || weak(tag) === weak(etag));
}
