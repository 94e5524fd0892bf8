import { Layout } from './layout.tsx';

/** What a shopper sees when a page cannot be drawn; its code comes with the first file, so it needs nothing more. */
export function RouteError() {
  return (
    <Layout name="minimal">
      <h1>Something went wrong</h1>
    </Layout>
  );
}
