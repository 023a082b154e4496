// The tests' table of contents: which files run where, and with what around them.
import { defineConfig } from 'vitest/config';

const dom = ['apps/{shopper,console}/**/*.test.{ts,tsx}', 'packages/ui/**/*.test.{ts,tsx}'];
const ignored = ['**/node_modules/**', '**/dist/**', '**/.data/**'];
const database = ['./apps/api/src/testing/global-setup.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // The groups run one after the other, so that the browser has the machine to itself.
          sequence: { groupOrder: 0 },
          environment: 'node',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ignored, ...dom, 'apps/api/**', 'e2e/**'],
        },
      },
      {
        test: {
          name: 'unit-dom',
          sequence: { groupOrder: 1 },
          environment: 'jsdom',
          include: dom,
          exclude: ignored,
        },
      },
      {
        test: {
          name: 'api',
          sequence: { groupOrder: 2 },
          environment: 'node',
          include: ['apps/api/**/*.test.ts'],
          exclude: ignored,
          globalSetup: database,
          pool: 'forks',
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          sequence: { groupOrder: 3 },
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          exclude: [...ignored, 'e2e/chaos/**'],
          globalSetup: database,
          pool: 'forks',
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'chaos',
          sequence: { groupOrder: 4 },
          environment: 'node',
          include: ['e2e/chaos/**/*.test.ts'],
          exclude: ignored,
          globalSetup: database,
          pool: 'forks',
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
