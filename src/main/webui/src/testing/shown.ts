import { cleanup, configure } from '@testing-library/svelte';
import { afterEach } from 'vitest';

/** What a test needs to show a component, to touch it and to wait; after each test the page is empty again. */
export { fireEvent, render, screen, waitFor } from '@testing-library/svelte';

configure({ asyncUtilTimeout: 60_000 });
afterEach(cleanup);
