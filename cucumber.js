const shared = {
  import: ['features/support/**/*.ts', 'features/steps/**/*.ts'],
  strict: true,
};

/** Which examples an assembly runs, and what it is for: docs/testing.md. */
const assembly = (name, tags) => ({ ...shared, tags, worldParameters: { assembly: name } });

export const domain = assembly('domain', 'not @page');
export const screen = assembly('screen', 'not @api');
export const translated = assembly('translated', 'not @api and (@page or @journey)');
export const translations = assembly('translated', 'not @api');
export const http = assembly('http', 'not @page');
export const graphql = assembly('graphql', '@catalog and not @page');
export const browser = assembly('browser', '@journey and not @long');
export const journeys = assembly('browser', '@journey');
export default domain;
