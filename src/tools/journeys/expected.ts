/** What engines say by themselves of what could not be fetched. */
export const ofNoNetwork: readonly RegExp[] = [
  /^Failed to load resource: /,
  /^Failed to load ‘.*’\. A ServiceWorker passed a promise to FetchEvent\.respondWith\(\) that rejected/,
];
