import { defineConfig } from 'vitest/config';

/** The fast tests: what needs no database. Windows are in worlds of their own as each test asks for them. */
export default defineConfig({
  test: {
    include: ['src/{domain,viewmodels,adapters}/**/*.test.{ts,tsx}'],
    pool: 'threads',
    isolate: false,
    testTimeout: 30_000,
  },
});
