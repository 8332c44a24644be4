import { engineProgram, OTHER_ENGINES, type OtherEngine, whyMissing } from '@weft/tools/engines';
import { test as base } from 'playwright/test';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const start = { firefox: startFirefox, webkit: startWebKit };

/** What is known of an engine by its name. */
function known(engineName: OtherEngine['name']): OtherEngine {
  const engine = OTHER_ENGINES.find(({ name }) => name === engineName);
  if (!engine) throw new Error(`'${engineName}' is no engine of packages/tools/src/engines.ts.`);
  return engine;
}

/** The options of a project. */
export interface EngineOptions {
  engineName: OtherEngine['name'];
}

interface Running {
  /** Started once for all tests; undefined where the engine is not installed. */
  running: Engine | undefined;
}

/** A test in the engine that its project names; skipped, with the reason, where that is not installed. */
export const test = base.extend<{ engine: Engine }, EngineOptions & Running>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  running: [
    async ({ engineName }, use) => {
      const program = engineProgram(known(engineName));
      const engine = program ? await start[engineName](program) : undefined;
      await use(engine);
      await engine?.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  engine: async ({ running, engineName }, use, testInfo) => {
    testInfo.skip(!running, whyMissing(known(engineName)) ?? '');
    if (running) await use(running);
  },
});
