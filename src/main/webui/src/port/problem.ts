import type { components } from '../api/types';

export type ProblemBody = components['schemas']['Problem'];

/** The server answered and refused: a sentence for the player, a code for the program. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: ProblemBody,
    readonly retryAfter?: number,
  ) {
    super(problem.detail ?? problem.title);
  }

  get code(): string {
    return this.problem.code;
  }

  /** Whether it may succeed later without any change. */
  get passing(): boolean {
    return this.status === 429 || this.status >= 500;
  }
}

/** No answer came: the network is gone, or the server is. */
export class Unreachable extends Error {
  constructor() {
    super('No network');
  }
}
