import { engineProgram, OTHER_ENGINES, whyMissing } from '@weft/tools/engines';
import { startChromium } from './chromium.ts';
import type { Engine, Look } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const startOther = { firefox: startFirefox, webkit: startWebKit };

/** The engines that the tests run in. */
export type EngineName = 'chromium' | keyof typeof startOther;

/**
 * Starts an engine.
 *
 * @returns the engine, or the reason why it is not installed
 */
export async function start(name: EngineName, look: Look): Promise<Engine | string> {
  if (name === 'chromium') return startChromium(look);
  const engine = OTHER_ENGINES.find((each) => each.name === name);
  if (!engine) throw new Error(`'${name}' is not an engine in packages/tools/src/engines.ts.`);
  const program = engineProgram(engine);
  return program ? startOther[name](program, look) : (whyMissing(engine) ?? '');
}
