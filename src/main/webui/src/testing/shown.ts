import { cleanup } from '@testing-library/svelte';
import { afterEach } from 'vitest';

/** What a test needs to show a component and to touch it; after each test the page is empty again. */
export { fireEvent, render, screen, waitFor } from '@testing-library/svelte';

afterEach(cleanup);
