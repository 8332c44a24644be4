/** The service as a process of its own, with hashes that cost little: for tests of everything else. */
import { readConfig, startService } from '../src/index.ts';
import { CHEAP } from './cheap.ts';

await startService({ ...readConfig(process.env), passwordCost: CHEAP });
