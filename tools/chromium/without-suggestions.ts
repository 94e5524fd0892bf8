/** What the driver takes away from every browser: of such a list the browser hears the last one alone. */
export const TAKEN_BY_DRIVER = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
] as const;

/** The pages that a Chromium with windows draws below its address bar, in a process of their own for each tab. */
const SUGGESTIONS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Has a Chromium with windows draw the shop's pages alone; nobody types into its address bar. */
export const WITHOUT_SUGGESTIONS = `--disable-features=${[...TAKEN_BY_DRIVER, ...SUGGESTIONS].join(',')}`;
