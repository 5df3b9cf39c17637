import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

/** Tests of components name happy-dom in their first line; the others need no document. */
export default defineConfig({
  plugins: [svelte(), svelteTesting({ autoCleanup: false })],
  test: { include: ['src/**/*.test.ts'], testTimeout: 120_000 },
});
