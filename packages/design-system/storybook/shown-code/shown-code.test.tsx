import { type ReactNode, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { Button } from '../../src/components/button/index.js';
import { FaqAccordion, FaqItem } from '../../src/components/faq-accordion/index.js';
import { StepsFigure } from '../../src/components/steps-figure/index.js';
import { CopyIcon } from '../../src/icons/index.js';
import { BothThemes, State, Surroundings } from '../../test/canvas.js';
import { shownCode } from './shown-code.js';

const codeOf = (story: ReactNode): string => shownCode(() => story);

describe('the code of a story', () => {
  test('names parts as the package exports them, and imports them', () => {
    const button = (
      <Button variant="action" disabled>
        Send
      </Button>
    );
    expect(codeOf(button)).toBe(
      'import { Button } from \'@weft/design-system/button\';\n\n<Button variant="action" disabled>Send</Button>',
    );
  });

  test('imports an icon of the package', () => {
    expect(codeOf(<CopyIcon />)).toBe(
      "import { CopyIcon } from '@weft/design-system/icons';\n\n<CopyIcon />",
    );
  });

  test('leaves out handlers, the canvas and the surroundings of the example', () => {
    const code = codeOf(
      <BothThemes>
        <div className="canvas-row">
          <Button onClick={() => undefined}>Send</Button>
        </div>
        <State name="hover">
          <Button>Hovered</Button>
        </State>
        <Surroundings>
          <p>The page</p>
        </Surroundings>
      </BothThemes>,
    );
    expect(code).toContain('\n<Button>Send</Button>');
    expect(code).not.toMatch(/canvas|onClick|Hovered|The page|data-theme/);
  });

  test('has a placeholder for a picture, and the output of the story’s helpers', () => {
    const Picture = () => <img src="data:image/svg+xml,<svg/>" alt="Cloth" />;
    expect(codeOf(<Picture />)).toBe('<img src="/picture.webp" alt="Cloth" />');
  });

  test('contains the state of controlled components', () => {
    const Story = () => {
      const [value, setValue] = useState('setup');
      return (
        <FaqAccordion value={value} onValueChange={setValue}>
          <FaqItem value="setup" question="Setup?">
            Yes
          </FaqItem>
        </FaqAccordion>
      );
    };
    const code = codeOf(<Story />);
    expect(code).toContain("import { useState } from 'react';");
    expect(code).toContain("const [value, setValue] = useState('setup');");
    expect(code).toContain('<FaqAccordion value={value} onValueChange={setValue}>');
  });

  test('turns a repeated value into a constant', () => {
    const steps = [
      { title: 'Describe it', description: 'Say which app you need.' },
      { title: 'Connect it', description: 'Pick the tools that it works with.' },
    ];
    const code = codeOf(
      <>
        <StepsFigure steps={steps} />
        <StepsFigure steps={steps} />
      </>,
    );
    expect(code.match(/Describe it/g)).toHaveLength(1);
    expect(code).toContain('const steps = [');
    expect(code.match(/<StepsFigure steps=\{steps\} \/>/g)).toHaveLength(2);
  });

  test('keeps a space beside a tag where a line breaks', () => {
    const words = 'Everything that the visitor has typed so far stays as it was, and the ';
    const code = codeOf(
      <p>
        {words}
        <strong>first wrong field</strong>
        {' gets it {so}.'}
      </p>,
    );
    expect(code).toBe(
      "<p>\n  Everything that the visitor has typed so far stays as it was, and the{' '}\n  <strong>first wrong field</strong> gets it {'{so}.'}\n</p>",
    );
  });
});
