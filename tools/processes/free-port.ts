import { createServer } from 'node:net';

/** A port of this machine that nobody listens to. */
export const freePort = (): Promise<number> => {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = createServer();
  server.once('error', reject);
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    server.close(() => {
      if (address !== null && typeof address === 'object') resolve(address.port);
      else reject(new Error('The machine gave no port.'));
    });
  });
  return promise;
};
