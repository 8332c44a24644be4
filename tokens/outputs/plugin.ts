import type { Plugin } from '@terrazzo/parser';
import { HEADER, isPublic, THEMES } from '../names.ts';
import { catalogue } from './catalogue.ts';
import { figmaFiles } from './figma.ts';
import { resolvedJson } from './json.ts';
import { mergeMap } from './merge.ts';
import { scripts } from './script.ts';
import { studioFile } from './studio.ts';
import { customMedia, tailwindTheme } from './tailwind.ts';

/** Terrazzo plugin for all outputs but `tokens.css`. */
export default function outputs(): Plugin {
  return {
    name: 'ds-outputs',
    enforce: 'post',
    build({ resolver, outputFile }) {
      const base = resolver.apply({});
      const reduced = resolver.apply({ motion: 'reduced' });
      const ids = Object.keys(base)
        .filter(isPublic)
        .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

      outputFile('tailwind/theme.css', HEADER + tailwindTheme(base, ids));
      const merge = mergeMap(ids);
      outputFile('tailwind/merge.js', HEADER + merge.js);
      outputFile('tailwind/merge.d.ts', HEADER + merge.dts);
      outputFile('css/media.css', HEADER + customMedia(base, ids));
      const { js, dts } = scripts(base, reduced, ids);
      outputFile('js/index.js', HEADER + js);
      outputFile('js/index.d.ts', HEADER + dts);
      const inTheme = (theme: string) => resolver.apply({ theme });
      for (const theme of THEMES)
        outputFile(`json/${theme}.tokens.json`, resolvedJson(inTheme(theme), base, ids));
      outputFile('json/reduced.tokens.json', resolvedJson(reduced, base, ids));
      for (const [path, file] of figmaFiles(inTheme, ids)) outputFile(path, file);
      outputFile('design-tokens/tokens-studio.json', studioFile(inTheme, ids));
      const modes = new Map([
        ...THEMES.map((theme) => [theme, inTheme(theme)] as const),
        ['reduced', reduced],
      ]);
      outputFile('json/catalogue.json', catalogue(modes, ids));
    },
  };
}
