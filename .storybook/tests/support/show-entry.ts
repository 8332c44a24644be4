/** The entry that {@link showEntry} shows, and how. */
export interface Choice {
  readonly id: string;
  readonly viewMode: 'story' | 'docs';
  /** How it is chosen: in the manager, in the canvas, or again while it is shown. */
  readonly way: 'manager' | 'alone' | 'again';
  /** Time limit, in milliseconds. */
  readonly limit: number;
  /** {@link FAILURES}, which the canvas cannot import. */
  readonly failures: readonly string[];
}

/** Storybook's events that a story cannot be shown as it should be. */
export const FAILURES = [
  'storyErrored',
  'storyThrewException',
  'playFunctionThrewException',
  'unhandledErrorsWhilePlaying',
  'storyMissing',
];

interface Channel {
  readonly on: (event: string, listener: (data: never) => void) => void;
  readonly off: (event: string, listener: (data: never) => void) => void;
  readonly emit: (event: string, data: unknown) => void;
  /** What came with an event the last time. */
  readonly last: (event: string) => unknown;
}

interface Render {
  readonly id: string;
  readonly type: string;
  readonly phase?: string;
}

type StorybookWindow = typeof globalThis & {
  readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: Render;
    readonly storyRenders: readonly Render[];
  };
};

/**
 * Chooses a story or page through Storybook's channel, and waits until it and its play function have finished. Runs in
 * the canvas.
 *
 * @returns a line for each problem
 */
export async function showEntry({ id, viewMode, way, limit, failures }: Choice): Promise<string[]> {
  interface Thrown {
    readonly message?: string;
    readonly title?: string;
  }
  const channel = (globalThis as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__;
  const problems: string[] = [];
  const tell =
    (event: string) =>
    (data: Thrown | readonly Thrown[] | string): void => {
      const thrown = [data].flat() as readonly (Thrown | string)[];
      const words = thrown.map((each) => (typeof each === 'string' ? each : (each.message ?? each.title)));
      // Removes terminal colours, and the document that the testing library adds.
      const [text = ''] = words
        .join('; ')
        .split('\u001b')
        .map((part) => part.replace(/^\[\d+m/, ''))
        .join('')
        .split('\nIgnored nodes:');
      problems.push(`${event}: ${text.slice(0, 300)}`);
    };
  const listeners: [string, (data: never) => void][] = failures.map((event) => [event, tell(event)]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  await new Promise<void>((resolve) => {
    listeners.push(
      ['storyFinished', ({ storyId }: { storyId: string }) => storyId === id && resolve()],
      ['docsRendered', (rendered: string) => rendered === id && resolve()],
      ['storyMissing', () => resolve()],
    );
    timer = setTimeout(() => {
      problems.push(`Storybook did not report ${id} as finished`);
      resolve();
    }, limit);
    for (const [event, listener] of listeners) channel.on(event, listener);
    if (way === 'manager') channel.emit('selectStory', { storyId: id });
    else if (way === 'alone') channel.emit('setCurrentStory', { storyId: id, viewMode });
    else channel.emit('forceRemount', { storyId: id });
  });
  clearTimeout(timer);
  for (const [event, listener] of listeners) channel.off(event, listener);
  const { classList } = document.body;
  if (classList.contains('sb-show-errordisplay')) problems.push('the error screen is shown');
  if (classList.contains('sb-show-nopreview')) problems.push('no preview is shown');
  return problems;
}

/** Turns the direction of text as the toolbar does, and waits until the canvas has it. Runs in the canvas. */
export async function turnText(): Promise<void> {
  const { documentElement: root } = document;
  const direction = root.dir === 'rtl' ? 'ltr' : 'rtl';
  (globalThis as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', {
    globals: { direction },
  });
  while (root.dir !== direction) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/**
 * Finds frames whose story or play function threw: they count as rendered. Runs in the canvas.
 *
 * @returns a line for each
 */
export const failedFrames = (failures: readonly string[]): string[] =>
  [...document.querySelectorAll('iframe')].flatMap(({ src, contentWindow }) => {
    const channel = (contentWindow as StorybookWindow | null)?.__STORYBOOK_ADDONS_CHANNEL__;
    return failures.flatMap((event) => {
      const thrown = channel?.last(event);
      return thrown ? [`${event} in the frame ${src}: ${JSON.stringify(thrown).slice(0, 300)}`] : [];
    });
  });

/**
 * Finds what is not rendered yet. Checks again two animation frames later, because the page may reload a rendered frame.
 * Runs in the canvas.
 *
 * @returns a line for each frame and story, none when all are rendered
 */
export async function unfinished(): Promise<string[]> {
  // Polling without a pause would slow down the rendering that the test waits for.
  const pause = 100;
  const isOver = ({ phase = '' }: Render): boolean => ['finished', 'errored', 'aborted'].includes(phase);
  const find = (): string[] => {
    const { currentRender, storyRenders = [] } = (globalThis as StorybookWindow).__STORYBOOK_PREVIEW__ ?? {};
    // Storybook reports a page as rendered before React has drawn it.
    if (currentRender?.type === 'docs' && !document.querySelector('#storybook-docs h1'))
      return ['the page has no heading'];
    const frames = [
      ...document.querySelectorAll<HTMLIFrameElement>('iframe[src*="iframe.html"], iframe[data-waiting]'),
    ];
    return [
      ...storyRenders.filter((render) => !isOver(render)).map(({ id, phase }) => `${id} is ${phase}`),
      ...frames.flatMap((frame) => {
        frame.loading = 'eager';
        const { currentRender: drawn } =
          (frame.contentWindow as StorybookWindow | null)?.__STORYBOOK_PREVIEW__ ?? {};
        if (!drawn || (drawn.type !== 'docs' && !isOver(drawn)))
          return [`the frame ${frame.src} is ${drawn?.phase ?? 'empty'}`];
        // The frames of a page follow the toolbar.
        const isBefore = currentRender?.type === 'docs' && frame.contentDocument?.dir !== document.dir;
        return isBefore ? [`the frame ${frame.src} has the direction of before`] : [];
      }),
    ];
  };
  for (let times = 0; times < 3; times += 1) {
    const lines = find();
    if (lines.length > 0) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      return lines;
    }
    if (!document.querySelector('iframe')) break;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return [];
}
