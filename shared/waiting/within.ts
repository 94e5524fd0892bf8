/** What is resolved within so many milliseconds, else `otherwise`: a page that hangs answers nothing, nor does its browser for it. */
export async function within<T>(milliseconds: number, answer: Promise<T>, otherwise: T): Promise<T> {
  const { promise: late, resolve } = Promise.withResolvers<T>();
  const timer = setTimeout(resolve, milliseconds, otherwise);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
