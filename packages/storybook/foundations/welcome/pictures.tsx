import { Badge, Button, Checkbox, Chip } from '@weft/design-system';

/** Letters of the display typeface beside the grounds. */
export const Foundations = () => (
  <div className="welcome-foundations">
    <b>Aa</b>
    {['ink', 'indigo', 'action', 'turmeric'].map((ground) => (
      <span key={ground} style={{ background: `var(--ds-color-bg-${ground})` }} />
    ))}
  </div>
);

const WORDS = {
  en: { action: 'Start now', badge: 'New', choice: 'Keep me logged in', chip: 'SQLite' },
  ar: { action: 'ابدأ الآن', badge: 'جديد', choice: 'أبقني متصلاً', chip: 'SQLite' },
} as const;

/** A few components. */
function Sample({ lang = 'en' }: { lang?: keyof typeof WORDS }) {
  const { action, badge, choice, chip } = WORDS[lang];
  return (
    <div className="welcome-sample" lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
      <Button variant="action">{action}</Button>
      <Badge tone="accent">{badge}</Badge>
      <Chip>{chip}</Chip>
      <Checkbox label={choice} defaultChecked />
    </div>
  );
}

/** A few components in both themes. */
export const Components = () => (
  <div className="welcome-halves">
    <div data-theme="light">
      <Sample />
    </div>
    <div data-theme="dark">
      <Sample />
    </div>
  </div>
);

/** The same components in windows of different widths, themes and directions. */
export const Playground = () => (
  <div className="welcome-windows">
    <div data-theme="light">
      <Sample />
    </div>
    <div data-theme="dark">
      <Sample lang="ar" />
    </div>
    <div data-theme="light">
      <Sample />
    </div>
  </div>
);

/** A picture that fills its place, cut off at its end. */
export const Filling = ({ src }: { src: string }) => <img className="welcome-filling" src={src} alt="" />;

/** The site while a visitor scrolls, in the page's theme. */
export const Scrolled = () => (
  <div className="foundation sb-unstyled welcome-scrolled">
    <img
      src="site/hero.webp"
      alt="The hero after scrolling: the feature list beside a product screen laid over the cloth"
      loading="lazy"
    />
    {(['light', 'dark'] as const).map((theme) => (
      <img
        key={theme}
        src={theme === 'light' ? 'site/stack.webp' : 'site/stack-dark.webp'}
        alt="The benefits: three cards pinned and stacked over one another"
        data-shown-in={theme}
        loading="lazy"
      />
    ))}
  </div>
);
