import { DENSITIES, RADII, ROLES, type Role } from './brand.ts';

const PURPOSES: Readonly<Record<Role, string>> = {
  ink: 'Text on light grounds, and the dark grounds: TopBar, Footer, the page in dark.',
  action: 'The primary call to action, and the ground "action".',
  primary: 'Links, the focus ring on light, and the ground "primary". Default: a lighter ink.',
  accent: 'Focus and selection on dark, and the ground "accent". Default: action.',
  paper: 'The light page. Default: a tint of ink.',
};

/** The description of both font properties. */
const FAMILIES =
  'Families as in CSS, "\'Inter\', sans-serif", or a custom property that holds them, "var(--font-inter)". Load the fonts yourself.';

const radius = (maximum: number) => ({ type: 'number', minimum: 0, maximum });

/** The JSON Schema of a brand's file, for editors. The command itself checks more, and says what is wrong in a sentence. */
export const brandSchema = () => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A brand, for `npx @weft/design-system theme`',
  type: 'object',
  required: ['colors'],
  additionalProperties: false,
  properties: {
    $schema: { type: 'string' },
    colors: {
      type: 'object',
      description:
        'Two to five colours, as "#1a2b3c" or "oklch(0.6 0.2 30)". Success stays green and danger red.',
      required: ['ink', 'action'],
      additionalProperties: false,
      properties: Object.fromEntries(
        ROLES.map((role) => [
          role,
          {
            type: 'string',
            pattern: '^(#([0-9A-Fa-f]{3}){1,2}|oklch\\([^()]+\\))$',
            description: PURPOSES[role],
          },
        ]),
      ),
    },
    radius: {
      description: 'Corner radius in px: one for all, or one each for buttons, fields and cards.',
      oneOf: [
        radius(Math.min(...Object.values(RADII))),
        {
          type: 'object',
          required: Object.keys(RADII),
          additionalProperties: false,
          properties: Object.fromEntries(Object.entries(RADII).map(([part, most]) => [part, radius(most)])),
        },
      ],
    },
    fonts: {
      type: 'object',
      additionalProperties: false,
      properties: {
        text: { type: 'string', description: FAMILIES },
        display: { type: 'string', description: `Display and headings. ${FAMILIES} Default: text.` },
      },
    },
    density: {
      enum: Object.keys(DENSITIES),
      default: 'regular',
      description: 'Spaces in and around parts, and the heights of controls.',
    },
  },
});
