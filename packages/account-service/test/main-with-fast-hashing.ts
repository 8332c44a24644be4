/** Runs the service with cheap hashes, for tests that are not about hashing. */
import { readConfig } from '../src/index.ts';
import { runService } from '../src/run-service.ts';
import { FAST_HASHING } from './fast-hashing.ts';

await runService({ ...readConfig(process.env), passwordCost: FAST_HASHING });
