import type { CDPSession, Page } from 'playwright/test';

/** A reason for an announcement: a focus change or a live region update. */
type Event = { focus: Element } | { live: string; text: string };

declare global {
  interface Window {
    heard: Event[];
  }
}

/**
 * Records what a screen reader announces, from the page's first script on: each element that takes the focus, and each
 * text added to an existing live region. An alert is also announced when it is inserted with its text. Removals are not
 * announced.
 */
function observe(): void {
  window.heard = [];
  const regions = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
  const textOf = (node: Node) => node.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);

  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) window.heard.push({ focus: target });
  });
  new MutationObserver((records) => {
    const came = records.flatMap(({ addedNodes }) => [...addedNodes]);
    const changed = records.flatMap(({ type, target }) => (type === 'characterData' ? [target] : []));
    const news = new Map<Element, string[]>();
    for (const node of [...came, ...changed]) {
      const region = elementOf(node)?.closest(regions);
      const isNew = came.some((each) => region && each.contains(region));
      if (region && !isNew) news.set(region, [...(news.get(region) ?? []), textOf(node)]);
    }
    for (const node of came) {
      const alerts = node instanceof Element ? [node, ...node.querySelectorAll('*')] : [];
      for (const alert of alerts.filter((each) => each.matches('[role=alert]'))) {
        news.set(alert, [textOf(alert)]);
      }
    }
    for (const [region, texts] of news) tell(region, texts);
  }).observe(document, { subtree: true, childList: true, characterData: true });

  function tell(region: Element, texts: string[]): void {
    if (!texts.some(Boolean) || !region.checkVisibility()) return;
    const role = region.getAttribute('role');
    const assertive = role === 'alert' || region.getAttribute('aria-live') === 'assertive';
    // A status or alert is atomic unless aria-atomic says otherwise.
    const whole = (region.getAttribute('aria-atomic') ?? String(role !== null)) === 'true';
    const text = whole ? textOf(region) : texts.join(' ').trim();
    window.heard.push({ live: assertive ? 'assertive' : 'polite', text });
  }
}

/** Role, name and description of an element in Chromium's accessibility tree. */
async function announcementOf(devtools: CDPSession, index: number): Promise<string> {
  const { result } = await devtools.send('Runtime.evaluate', { expression: `heard[${index}].focus` });
  const { nodes } = await devtools.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId ?? '',
    fetchRelatives: false,
  });
  const [node] = nodes;
  const parts = [node?.role?.value, node?.name?.value, node?.description?.value];
  return `focus: ${parts.filter(Boolean).join(', ')}`;
}

/** The result of {@link recordAnnouncements}. */
export interface ScreenReader {
  /** The announcements since the last call, in order: `focus: role, name, description` or `polite: text`. */
  announced: () => Promise<string[]>;
}

/** Records the page's announcements. Call it before the page opens. */
export async function recordAnnouncements(page: Page): Promise<ScreenReader> {
  await page.addInitScript(observe);
  return {
    announced: async () => {
      const devtools = await page.context().newCDPSession(page);
      const heard = await page.evaluate(() =>
        window.heard.map((event) => ('focus' in event ? null : `${event.live}: ${event.text}`)),
      );
      const said: string[] = [];
      for (const [index, live] of heard.entries()) said.push(live ?? (await announcementOf(devtools, index)));
      await page.evaluate((count) => window.heard.splice(0, count), heard.length);
      await devtools.detach();
      return said;
    },
  };
}
