/** What engines say by themselves of what could not be fetched, and of what was being fetched as the page was left. */
export const ofNoNetwork: readonly RegExp[] = [
  /^Failed to load resource: /,
  /^Failed to load ‘.*’\. A ServiceWorker passed a promise to FetchEvent\.respondWith\(\) that rejected/,
  /^Failed to load ‘.*’\. A ServiceWorker intercepted the request and encountered an unexpected error\.$/,
];

/** Firefox's own words when the page is left to which a worker was just giving an answer; nothing in the shop says them. */
export const ofLeaving: readonly RegExp[] = [
  /^Failed to read data from the ReadableStream: “TypeError: Error in input stream”\.$/,
];
