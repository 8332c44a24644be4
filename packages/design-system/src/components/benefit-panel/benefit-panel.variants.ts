import { cva } from 'class-variance-authority';

/**
 * What a panel turned out to hold: a picture that fills it, texts, a picture above texts, or nothing, which makes it a
 * plain ground.
 */
export type BenefitPanelLayout = 'image' | 'text' | 'image-text' | 'plain';

/** The edge of a panel outside of a card: its ground is the page's own with more contrast and in forced colours. */
const edge = 'ds:border-default ds:[&:not([data-slot=benefit-card]>*)]:border-hairline';

/** Class names of a panel. Importable on a server. */
export const benefitPanelVariants = cva('ds:flex ds:min-w-0 ds:flex-col ds:overflow-hidden ds:font-sans', {
  variants: {
    layout: {
      image: 'ds:bg-subtle',
      text: [edge, 'ds:gap-6 ds:bg-surface ds:p-stack'],
      'image-text': [edge, 'ds:gap-6 ds:bg-surface ds:p-stack'],
      plain: [edge, 'ds:bg-subtle'],
    },
  },
});

/**
 * Class names of the picture's frame: it fills the panel, or stands above the texts. Until the picture comes, and where
 * it never does, there is a plain ground of the same size.
 */
export const benefitPanelImageVariants = cva(
  'ds:relative ds:overflow-hidden ds:[&_img]:size-full ds:[&_img]:object-cover ds:[&_picture]:contents',
  {
    variants: {
      layout: {
        image: 'ds:min-h-0 ds:flex-1',
        'image-text': 'ds:aspect-5/2 ds:shrink-0 ds:bg-subtle',
        text: '',
        plain: '',
      },
    },
  },
);
