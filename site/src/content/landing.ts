import type { HeroPictureName, PictureName } from './pictures.ts';

/** One item of the hero's feature list (P-24). */
export interface HeroFeature {
  name: string;
  details: string;
  /** Name of the picture that takes the main picture's place. */
  image: HeroPictureName;
  /** What that picture shows. */
  imageAlt: string;
}

/** A subheading with its description inside a benefit panel. */
interface BenefitContent {
  subHeading: string;
  description: string;
}

/** A benefit panel (P-27): only the first three have an id; image and contents may be missing. */
export interface Benefit {
  id?: string;
  image?: PictureName;
  contents: readonly BenefitContent[];
}

/** Hero: intro text, default picture and the four feature items. */
export const hero = {
  heading: 'Every app, agent and data flow, on one loom.',
  lead: 'The AI-first semantic enterprise platform that orchestrates and integrates apps, autonomous agent workflows and data flows across multiple vendors.',
  action: 'Start with your first app',
  featureListLabel: 'What you can do',
  image: 'hero-default' as HeroPictureName,
  imageAlt:
    'A storefront on three screens: web, mobile and TV apps joined by straight threads to an orders flow, a support agent and insights.',
  features: [
    {
      name: 'Launch Apps',
      details:
        'Launch web, mobile and TV apps in days rather than months, with no complex backend to build first.',
      image: 'hero-launch-apps',
      imageAlt:
        'A launch board: a web and a mobile app described, connected and launched, and a TV app on its way.',
    },
    {
      name: 'AI Agents',
      details: 'Agents automate workflows, personalise content and support decisions.',
      image: 'hero-ai-agents',
      imageAlt:
        'Agents at work: a message, a page and a contract, each joined by a thread to the agent that takes it.',
    },
    {
      name: 'Data Management',
      details: 'AI-driven data management with integrations, real-time insights and scalable storage.',
      image: 'hero-data-management',
      imageAlt: 'Four sources woven into one semantic layer, which feeds apps, insights and storage.',
    },
    {
      name: 'Multi-Devices',
      details: 'Web, mobile and TV apps, managed together from one login.',
      image: 'hero-multi-devices',
      imageAlt:
        'The same shop on a television, a tablet and a phone, joined by threads to one range that is published once.',
    },
  ] satisfies HeroFeature[],
} as const;

const panels = {
  cloth: { id: 'fabric', image: 'benefit-one-login', contents: [] },
  oneLogin: {
    id: 'one-login',
    contents: [
      {
        subHeading: 'One login for every screen',
        description: 'Web, mobile and TV apps are managed together, in one place and from one login.',
      },
      {
        subHeading: 'An API-first frame',
        description: 'Switch modes, expand or experiment without hurting performance.',
      },
    ],
  },
  lowerBill: {
    id: 'lower-bill',
    image: 'benefit-lower-cost',
    contents: [
      {
        subHeading: 'A lower bill',
        description: 'An optimised architecture and one-click solutions cut cost and management expense.',
      },
    ],
  },
  days: {
    contents: [
      {
        subHeading: 'Days, not months',
        description: 'Launch web, mobile and TV apps without a complex backend.',
      },
      {
        subHeading: 'From simple to enterprise',
        description: 'Custom AI solutions start small and grow as far as you need them to.',
      },
    ],
  },
  plain: { image: 'benefit-api-first', contents: [{ subHeading: '', description: '' }] },
  agents: {
    image: 'benefit-real-time',
    contents: [
      {
        subHeading: 'Agents that take the routine',
        description: 'They automate workflows, personalise content and support decisions.',
      },
    ],
  },
  content: {
    image: 'benefit-content',
    contents: [
      {
        subHeading: 'Generative AI, built in',
        description: 'Create content, translate it and keep people engaged.',
      },
    ],
  },
  insight: {
    contents: [
      {
        subHeading: 'Personal to each visitor',
        description: 'AI personalisation brings recommendations and predictive analytics.',
      },
      {
        subHeading: 'Insight as it happens',
        description: 'Real-time updates and optimisation insights appear inside the platform.',
      },
    ],
  },
  data: {
    image: 'benefit-insight',
    contents: [
      {
        subHeading: 'Data that keeps up',
        description:
          'Your data is managed by AI, with integrations, real-time insights and scalable storage.',
      },
    ],
  },
} as const satisfies Record<string, Benefit>;

/** Benefits: three cards of three panels, and all nine in the carousel's own order (P-28). */
export const benefits = {
  title: 'Packed with the BEST - Your Business Deserves',
  cards: [
    [panels.cloth, panels.oneLogin, panels.lowerBill],
    [panels.days, panels.plain, panels.agents],
    [panels.content, panels.insight, panels.data],
  ] as readonly (readonly Benefit[])[],
  flat: [
    panels.oneLogin,
    panels.cloth,
    panels.days,
    panels.lowerBill,
    panels.agents,
    panels.insight,
    panels.plain,
    panels.data,
    panels.content,
  ] as readonly Benefit[],
} as const;

/** Steps: the process picture and the same three steps as text. */
export const steps = {
  title: 'Launching your App is as Easy as 1-2-3!',
  enlarge: 'Enlarge the picture of the three steps',
  enlarged: 'Enlarged picture',
  imageTitle: 'Describe it, connect it, launch it',
  imageAlt: 'Three stages joined by threads: describe it, connect it, launch it.',
  list: [
    {
      title: 'Describe it',
      description: 'Say which app, agent or data flow you need, from simple to enterprise.',
    },
    {
      title: 'Connect it',
      description: 'One API-first framework joins the tools and the data that you pick.',
    },
    {
      title: 'Launch it',
      description: 'Publish to web, mobile and TV from the one place where you manage them.',
    },
  ],
} as const;

/** Integrations: the eleven chips in order (P-34). */
export const integrations = {
  title: 'Integrate with your favourite tools, frameworks and platforms with ease',
  rowsLabel: 'Integrations',
  chips: [
    'React',
    'Go',
    'SQL',
    'SQLite',
    'REST API',
    'Python',
    'MongoDB',
    'Material UI',
    'Node.js',
    'Next.js',
    'Tailwind CSS',
  ],
} as const;

/** AI Agents: the four uses that the product promotes (P-38). */
export const agents = {
  title: 'Make your Workflow Smarter with AI Agents',
  imageAlt:
    'An agent between apps and data: threads run from the apps through the agent to the data and back.',
  uses: [
    {
      name: 'AI customer assistants',
      text: 'Keep customers engaged, with recommendations made for each.',
    },
    {
      name: 'Content generation tools',
      text: 'Create content, translate it and make it personal to each visitor.',
    },
    {
      name: 'Internal legal assistants',
      text: 'Support the decisions that your legal team takes.',
    },
    {
      name: 'Automation',
      text: 'Automate workflows from one app, agent or data flow to the next.',
    },
  ],
} as const;

/** The closing panel with the page's one call to action. */
export const closing = {
  title: 'All the AI Possibilities Under One Roof',
  action: 'Start with your first app',
} as const;
