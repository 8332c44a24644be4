import { bundle } from '../../bundle.ts';
import { TEST_BUILD, TEST_PROGRAMS } from '../test-build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The store that the project runs on. */
    store: 'sqlite' | 'postgres';
  }
}

/** Builds the service that tests start as a process. */
export default () => bundle(TEST_BUILD, TEST_PROGRAMS);
