import { notPictured, type ViewportName, viewports } from '@weft/design-system/storybook/modes.ts';
import './at-three-widths.css';

/** Screens from a phone to a desktop, by name. */
const WIDTHS = ['phone', 'md', 'xl'] as const satisfies readonly ViewportName[];

const SCHEMES = ['light', 'dark'] as const;

/** A story at three widths and in both colour schemes, each in its own frame, so that its breakpoints apply. */
function AtThreeWidths({ of }: { of: string }) {
  return SCHEMES.map((scheme) => (
    <section key={scheme} className="widths">
      {WIDTHS.map((name) => {
        const { width, height } = viewports[name];
        return (
          <figure key={name} className="widths-screen">
            <figcaption>{`${name} ${width}, ${scheme}`}</figcaption>
            <iframe
              title={`${name}, ${scheme}`}
              src={`iframe.html?id=${of}&viewMode=story&globals=theme:${scheme}`}
              width={width}
              height={height}
              loading="lazy"
            />
          </figure>
        );
      })}
    </section>
  ));
}

/**
 * Shows another story at three widths in both colour schemes. It needs the addresses of a running Storybook, so it is
 * not a test (its tag must be in the story itself, where Storybook's index reads it).
 *
 * @param of Id of the story to show.
 */
export const atThreeWidths = (of: string) => ({
  parameters: { ...notPictured, layout: 'fullscreen' as const },
  render: () => <AtThreeWidths of={of} />,
});
