import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { globalSetup: 'src/reference-api/testing/test-run.ts' },
});
