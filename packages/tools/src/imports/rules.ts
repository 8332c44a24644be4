import type { Edge } from './edges.ts';

/** The rooms of the house, by the folder each lives in. */
const ROOMS = {
  tokens: 'tokens',
  'design-system': 'packages/design-system',
  'account-contract': 'packages/account-contract',
  'account-service': 'packages/account-service',
  cloth: 'packages/cloth',
  site: 'site',
  storybook: '.storybook',
  tools: 'packages/tools',
  'web-server': 'packages/web-server',
  scripts: 'scripts',
  consumers: 'consumers',
} as const;

type Room = keyof typeof ROOMS;

/** Who may import whom; nothing else, and no way back. */
const MAY_IMPORT: Readonly<Record<Room, readonly Room[]>> = {
  tokens: ['tools'],
  'design-system': ['tokens', 'tools'],
  'account-contract': [],
  'account-service': ['account-contract'],
  cloth: ['tokens'],
  site: ['tokens', 'design-system', 'account-contract', 'cloth', 'tools', 'web-server'],
  storybook: ['tokens', 'design-system', 'account-contract', 'cloth', 'tools'],
  tools: ['web-server'],
  'web-server': ['account-contract'],
  scripts: ['tools', 'web-server', 'account-contract'],
  consumers: ['design-system', 'tools'],
};

/** The few ways between rooms that lead over a path instead of a package name. */
const PASSAGES: readonly { from: RegExp; to: RegExp; why: string }[] = [
  {
    from: /^site\/tests\/support\//,
    to: /^packages\/account-service\/test\/(postgres-server|database)$/,
    why: 'end-to-end tests run on PostgreSQL too',
  },
  {
    from: /^site\/tests\/support\//,
    to: /^\.storybook\/axe-tags$/,
    why: 'pages are judged by the rules that stories are judged by',
  },
  {
    from: /^\.storybook\/facts\//,
    to: /^packages\/design-system\/build\/sizes$/,
    why: 'pages tell the sizes that the README tells',
  },
  {
    from: /^packages\/design-system\/(test\/|src\/.*\.(stories|test)\.tsx?$|src\/.*\.mdx$)/,
    to: /^\.storybook\//,
    why: 'stories are made with the preview',
  },
  {
    from: /^\.storybook\/(shown-code\/|recorded-types)/,
    to: /^packages\/design-system\/(test\/|src\/components\/|api)/,
    why: 'pages show code and types of what the stories render',
  },
  {
    from: /^\.storybook\/pages\//,
    to: /^site\/(src\/(app|content|styles)\/|src\/(account|navigation|forms)\/|build\/pictures$)/,
    why: 'the pages of the site are stories too',
  },
];

const SECTIONS = ['hero', 'benefits', 'steps', 'integrations', 'agents', 'closing'];

const roomOfFile = (file: string): Room | undefined =>
  (Object.keys(ROOMS) as Room[]).find((room) => file === ROOMS[room] || file.startsWith(`${ROOMS[room]}/`));

const roomOfPackage = (name = ''): Room | undefined =>
  (Object.keys(ROOMS) as Room[]).find((room) => name === `@weft/${room}`);

/** A sentence when the edge breaks the rule; undefined when it does not. */
type Rule = (edge: Edge) => string | undefined;

const isPackage = (edge: Edge, pattern: RegExp): boolean =>
  edge.name !== undefined && pattern.test(edge.name);

/** Rooms may only be entered in the given direction, and by their package name. */
const rooms: Rule = ({ from, file, name }) => {
  const here = roomOfFile(from);
  const there = file === undefined ? roomOfPackage(name) : roomOfFile(file);
  if (!here || !there || here === there) return undefined;
  if (file !== undefined) {
    if (PASSAGES.some((passage) => passage.from.test(from) && passage.to.test(file))) return undefined;
    return `${here} reaches into ${there} by a path; rooms are entered by their package name, where that is allowed`;
  }
  return MAY_IMPORT[here].includes(there) ? undefined : `${here} may not import ${there}`;
};

/** The package stays free of whatever binds a customer to one choice; motion and cipher are kept out of it below. */
const freePackage: Rule = (edge) =>
  edge.from.startsWith('packages/design-system/src/') &&
  isPackage(
    edge,
    /^(react-hook-form|@hookform\/.*|zod|react-router(-dom)?|@react-router\/.*|@tanstack\/.*|node:crypto)$/,
  )
    ? `the design system may not import ${edge.name}: fields take refs and native props, links take \`as\``
    : undefined;

/** Packages that one place knows, so that each can be replaced there. */
const KEPT: readonly { packages: RegExp; by: RegExp; place: string }[] = [
  { packages: /^(gsap|@gsap\/.*|lenis)$/, by: /^site\/src\/motion\//, place: 'site/src/motion' },
  { packages: /^crypto-js$/, by: /^packages\/account-contract\//, place: 'account-contract' },
  {
    packages: /^embla-carousel(-.*)?$/,
    by: /^packages\/design-system\/src\/components\/carousel\/use-carousel-engine\.ts$/,
    place: "the carousel's engine",
  },
];

const kept: Rule = (edge) => {
  const place = KEPT.find(({ packages, by }) => isPackage(edge, packages) && !by.test(edge.from))?.place;
  return place && `only ${place} imports ${edge.name}`;
};

/** The pictures are woven when the site is built, never in the browser; their types may be known there. */
const buildTime: Rule = (edge) =>
  edge.from.startsWith('site/src/') && edge.name === '@weft/cloth' && !edge.typeOnly
    ? 'cloth is for build time: the site imports it from its build, not from its pages'
    : undefined;

/** What ships to the browser stays apart from what serves it. */
const browserOnly: Rule = (edge) =>
  edge.from.startsWith('site/src/') && edge.file && /^site\/(server|tests|build)(\/|$)/.test(edge.file)
    ? 'the pages may not import the server, the build or the tests'
    : undefined;

const page = (file = ''): string | undefined => /^site\/src\/pages\/([^/]+)/.exec(file)?.[1];

const pages: Rule = ({ from, file }) => {
  const [here, there] = [page(from), page(file)];
  return here && there && here !== there
    ? `page ${here} imports page ${there}: what both need belongs in layout, account or content`
    : undefined;
};

/** `hero.tsx`, `hero-features.tsx` and `use-hero-feature.ts` all belong to the hero. */
function section(file = ''): string | undefined {
  const name = /^site\/src\/pages\/landing\/(?:sections\/)?([^/.]+)/.exec(file)?.[1]?.split('-');
  return SECTIONS.find((each) => name?.includes(each));
}

const sections: Rule = ({ from, file }) => {
  const [here, there] = [section(from), section(file)];
  return here && there && here !== there
    ? `landing section ${here} imports section ${there}: sections stand alone, so that each can move`
    : undefined;
};

/** Importing the barrel from inside makes every component depend on all others. */
const barrel: Rule = ({ from, file, name }) =>
  from.startsWith('packages/design-system/src/') &&
  (file === 'packages/design-system/src' ||
    file === 'packages/design-system/src/index' ||
    name === '@weft/design-system') &&
  !/\.(stories|test)\.tsx?$|\.mdx$/.test(from)
    ? 'components import each other by file, never through the root barrel'
    : undefined;

const RULES: readonly Rule[] = [rooms, freePackage, kept, buildTime, browserOnly, pages, sections, barrel];

/** Every rule that one import breaks. */
export const judge = (edge: Edge): string[] => RULES.flatMap((rule) => rule(edge) ?? []);

/** The folder of a component; imports between these may only lead downwards. */
export const componentOf = (file = ''): string | undefined =>
  /^packages\/design-system\/src\/components\/([^/]+)\//.exec(`${file}/`)?.[1];
