/** What the shop does about being kept on the device comes when a page has come to rest. */
export function loadOffline() {
  return import(/* webpackChunkName: "rest" */ './browser-offline.ts');
}
