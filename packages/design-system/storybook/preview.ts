import addonA11y from '@storybook/addon-a11y';
import type addonDocs from '@storybook/addon-docs';
import * as docsPreview from '@storybook/addon-docs/preview';
import { definePreview } from '@storybook/react-vite';
import { createElement } from 'react';
import {
  SET_CURRENT_STORY,
  STORY_RENDER_PHASE_CHANGED,
  STORY_RENDERED,
} from 'storybook/internal/core-events';
import { definePreviewAddon } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { beginAnimations, drive } from './animation.js';
import { ANIMATION } from './animation-actions.js';
import { axeTags, colourRules } from './axe-tags.js';
import { listenToConsole } from './checks/console.js';
import { resumeAnimations } from './checks/resume-animations.js';
import { DocsFrame } from './docs-frame.js';
import { rendererOnce } from './docs-renderer.js';
import { markFrame } from './frame-wait.js';
import { leaveFocus, returnFocus } from './leave-focus.js';
import { applyModes, modes, usualLooks, viewports } from './modes.js';
import { untilOnOwnScreen } from './play-if.js';
import { extractArgTypes, readableProps } from './prop-tables.js';
import { notePhase, Remountable, showAtRest } from './show-at-rest.js';
import { showCode } from './show-code.js';
import { stayOnPage } from './stay-on-page.js';
import { wearBrand } from './wear-brand.js';
import { showWholeStates } from './whole-states.js';
import '@weft/tokens/fonts.css';
import './layers.css';
import '@weft/design-system/styles.css';
import '@weft/design-system/prose.css';
import '@weft/design-system/marketing.css';
import '@weft/design-system/navigation.css';
import '@weft/design-system/controls.css';
import '@weft/design-system/overlays.css';
import './preview.css';

/** Strict Mode of a whole root, which React's types omit. */
const STRICT: object = { unstable_strictMode: true };

/**
 * The documentation addon, made of its own parts: its entry also exports the class of its renderer, with which every canvas
 * would load the blocks of the pages, nearly a megabyte.
 */
const docs = definePreviewAddon(docsPreview) as ReturnType<typeof addonDocs>;

/** Storybook reads these here, but its types omit them. */
const DOCS_PARAMETERS: object = {
  extractArgTypes,
  renderer: () => rendererOnce(docsPreview.parameters.docs.renderer),
};

/** A test checks colours in every theme, the story's own among them (`checks/every-theme.ts`). */
const LEFT_TO_EVERY_THEME = {
  rules: Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])),
};

/** Records console output during a test: any output fails the story. */
let ear: ReturnType<typeof listenToConsole>;

// A machine that runs several browsers may need longer than the usual second. It stays below the 5 s after which the
// site announces a slow request, because some stories drop that timer.
configure({ asyncUtilTimeout: 4_000 });

markFrame();
if (window.frameElement) leaveFocus();
stayOnPage();

void addons.ready().then((channel) => {
  channel.on(ANIMATION, drive);
  channel.on(SET_CURRENT_STORY, beginAnimations);
  channel.on(STORY_RENDER_PHASE_CHANGED, notePhase);
  channel.on(STORY_RENDERED, showWholeStates);
});

export default definePreview({
  addons: [docs, addonA11y(), addonPseudoStates()],
  argTypesEnhancers: [readableProps],
  globalTypes: Object.fromEntries(
    Object.entries(modes).map(([mode, { name, label, description, icon, values, initial }]) => [
      mode,
      {
        name,
        description,
        toolbar: {
          icon,
          dynamicTitle: true,
          // The button shows the title: the label of the mode alone, or what is chosen, so that the toolbar fits 1280 px.
          items: Object.entries(values).map(([value, title]) =>
            value === initial && title !== label ? { value, title: label, right: title } : { value, title },
          ),
        },
      },
    ]),
  ),
  initialGlobals: Object.fromEntries(Object.entries(modes).map(([mode, { initial }]) => [mode, initial])),
  parameters: {
    ...usualLooks,
    a11y: {
      test: 'error',
      options: { runOnly: axeTags, ...(import.meta.env.MODE === 'test' && LEFT_TO_EVERY_THEME) },
    },
    // On the root: below it, React does not run the effects of the first mount twice.
    react: { rootOptions: STRICT },
    controls: { expanded: true },
    docs: {
      container: DocsFrame,
      ...DOCS_PARAMETERS,
      source: { language: 'tsx', transform: showCode },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(viewports).map(([id, { name, width, height }]) => [
          id,
          {
            name: `${name} ${width}`,
            styles: { width: `${width}px`, height: `${height}px` },
            type: 'other' as const,
          },
        ]),
      ),
    },
  },
  beforeEach: async (context) => {
    await untilOnOwnScreen(context);
    if (import.meta.env.MODE !== 'test') return;
    // Storybook's own class of the canvas, so that a test has the same ground.
    document.body.classList.add('sb-show-main');
    ear = listenToConsole();
    return () => {
      ear.stop();
      resumeAnimations();
    };
  },
  // The checks are for tests alone: in an opened Storybook, Storybook's own console output must not fail a story.
  afterEach: async (context) => {
    if (import.meta.env.MODE !== 'test') {
      showAtRest(context);
      if (context.parameters.shows !== 'end') returnFocus();
      return;
    }
    const { id, name, globals } = context;
    const { expectEveryTheme } = await import('./checks/every-theme.js');
    const { expectFocusRing } = await import('./checks/focus-ring.js');
    const { expectForcedColours } = await import('./checks/forced-colours.js');
    const { expectLanguage } = await import('./checks/language.js');
    const { expectPressed } = await import('./checks/pressed.js');
    const { expectReflow } = await import('./checks/reflow.js');
    await expectEveryTheme(id, globals);
    if (name === 'States') await expectPressed(id, globals);
    await expectReflow(id);
    expectFocusRing(id);
    expectLanguage(id);
    await expectForcedColours(id);
    ear.expectSilence();
  },
  // A page of the documentation dresses itself.
  loaders: [({ globals, viewMode }) => (viewMode === 'story' ? wearBrand(globals.brand) : undefined)],
  decorators: [
    (Story, { globals, parameters, viewMode }) => {
      applyModes(document.documentElement, globals);
      // Browsers hyphenate by language. A page of the documentation is English, whatever its stories are.
      document.documentElement.lang = (viewMode === 'story' && parameters.lang) || 'en';
      return createElement(Remountable, { Story });
    },
  ],
});
