import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../test/mount.js';
import { Notice } from '../notice/index.js';
import { Tab, Tabs } from '../tabs/index.js';
import { Prose } from './prose.js';

/** Text, and a component, whose link and list are its own. */
const Words = ({ of }: { of: string }) => (
  <Prose id={of}>
    <ul>
      <li>
        See <a href="#terms">the terms</a>.
      </li>
    </ul>
    <Notice title="Note">
      <ul>
        <li>
          Read <a href="#rules">the rules</a>.
        </li>
      </ul>
    </Notice>
  </Prose>
);

const looksOf = (host: HTMLElement, name: string) =>
  [...host.querySelectorAll(`#${name} :is(ul, li, a)`)].map((element) => {
    const { color, listStyle, margin, padding, textDecoration } = getComputedStyle(element);
    return [element.tagName, color, listStyle, margin, padding, textDecoration];
  });

test('text in a component that is in text looks like other text, and components in it like themselves', async () => {
  const host = mount(
    <>
      <Words of="article" />
      <Prose>
        <Tabs label="Plans" defaultValue="team">
          <Tab value="team" title="Team">
            <Words of="view" />
          </Tab>
        </Tabs>
      </Prose>
    </>,
  );
  await expect.element(page.getByRole('tab', { name: 'Team' })).toBeVisible();
  expect(looksOf(host, 'view')).toEqual(looksOf(host, 'article'));
  const [list] = host.querySelectorAll('#view ul');
  expect(getComputedStyle(list as Element).paddingInlineStart).toBe('24px');
});

test('the letters of a list and the alignment of a column stay as the HTML says', async () => {
  const host = mount(
    <Prose>
      <ol />
      <ol type="a" />
      <ol type="i" />
      <ol type="A" />
      <table>
        <tbody>
          <tr>
            <th>Apps</th>
            <td>Ten</td>
            <td align="right">10</td>
          </tr>
        </tbody>
      </table>
    </Prose>,
  );
  await expect.element(page.getByRole('table')).toBeVisible();
  const styles = (parts: string) =>
    [...host.querySelectorAll(parts)].map((part) => {
      const { listStyleType, textAlign } = getComputedStyle(part);
      return part.localName === 'ol' ? listStyleType : textAlign;
    });
  const capital = CSS.supports("selector([type='A' s])") ? 'upper-alpha' : 'lower-alpha';
  expect(styles('ol')).toEqual(['decimal', 'lower-alpha', 'lower-roman', capital]);
  expect(styles('th, td')).toEqual(['start', 'start', expect.stringMatching(/right$/)]);
});
