import { plural } from '../plural.ts';
import type { Finding, Picture, Reviewed } from '../review.ts';
import { causesPanel } from './causes-panel.ts';
import { el, KINDS, key } from './dom.ts';
import type { Entry } from './groups.ts';
import { MODES, type Mode, Stage } from './stage.ts';
import { thumbnail } from './thumbnail.ts';
import { differenceText } from './words.ts';

/** The state that the viewer keeps between findings. */
interface Settings {
  mode: Mode;
  whole: boolean;
  marks: boolean;
  at: number;
}

/** Shows one finding: its pictures and its possible causes. */
export class Viewer {
  readonly root = el('div', { class: 'viewer' });
  readonly #settings: Settings = { mode: 'slider', whole: false, marks: false, at: 50 };
  readonly #stage: Stage;
  readonly #range = el('input', {
    type: 'range',
    'data-control': 'range',
    min: 0,
    max: 100,
    oninput: () => this.#slide(Number(this.#range.value)),
  });
  readonly #shown = el('output');
  readonly #pause = el('button', {
    type: 'button',
    'data-control': 'pause',
    onclick: () => this.#togglePause(),
  });
  #component: Reviewed | undefined;
  #finding: Finding | undefined;
  #picture = 0;
  #place = 0;

  constructor() {
    this.#stage = new Stage(
      (at) => this.#slide(at),
      (shown) => {
        this.#shown.value = `Shown: ${shown}`;
      },
    );
  }

  /** Shows a finding, beginning with its first picture unless another one is given. */
  open({ component, finding }: Entry, picture?: Picture): void {
    this.#component = component;
    this.#finding = finding;
    this.#picture = Math.max(0, picture ? finding.pictures.indexOf(picture) : 0);
    this.#place = 0;
    this.#draw();
  }

  /** Stops what moves, while something else is shown. */
  rest(): void {
    this.#finding = undefined;
    this.#stage.stop();
  }

  setMode(mode: Mode): void {
    this.#settings.mode = mode;
    this.#draw();
    this.root.querySelector<HTMLInputElement>(`input[value='${mode}']`)?.focus();
  }

  toggle(setting: 'whole' | 'marks'): void {
    this.#settings[setting] = !this.#settings[setting];
    this.#draw();
  }

  /** Shows another picture of the finding. */
  step(by: 1 | -1): void {
    const count = this.#finding?.pictures.length ?? 1;
    this.#choose((this.#picture + by + count) % count);
  }

  /** Shows another rectangle that differs. */
  stepPlace(by: 1 | -1): void {
    const count = this.#finding?.pictures[this.#picture]?.difference?.places.length ?? 1;
    this.#place = (this.#place + by + count) % count;
    this.#settings.whole = false;
    this.#draw();
  }

  #choose(at: number): void {
    this.#picture = at;
    this.#place = 0;
    this.#draw();
  }

  #slide(at: number): void {
    this.#settings.at = at;
    this.#range.value = String(at);
    const isOverlay = this.#settings.mode === 'overlay';
    this.#range.setAttribute('aria-valuetext', isOverlay ? `${at} % after` : `edge at ${at} %`);
    this.#stage.slideTo(at);
  }

  #togglePause(): void {
    if (this.#stage.isBlinking) this.#stage.stop();
    else this.#stage.blink();
    this.#namePause();
  }

  #namePause(): void {
    this.#pause.textContent = this.#stage.isBlinking ? 'Pause' : 'Play';
  }

  #draw(): void {
    const [component, finding] = [this.#component, this.#finding];
    const picture = finding?.pictures[this.#picture];
    if (!component || !finding || !picture) return;
    const held = document.activeElement?.getAttribute('data-control');
    const { mode, whole, marks, at } = this.#settings;
    const isChanged = finding.kind === 'changed';
    this.root.replaceChildren(
      this.#heading(component, finding),
      causesPanel(component.causes),
      ...(isChanged ? [this.#tools()] : []),
      ...(finding.kind === 'broken' ? [] : [this.#stage.root]),
      ...(isChanged ? [this.#controls()] : []),
      this.#strip(finding),
    );
    if (finding.kind !== 'broken')
      this.#stage.show({
        kind: finding.kind,
        picture,
        mode,
        place: isChanged && !whole ? this.#place : undefined,
        marks,
      });
    this.#slide(at);
    if (isChanged && mode === 'blink' && !matchMedia('(prefers-reduced-motion: reduce)').matches)
      this.#stage.blink();
    this.#namePause();
    if (held) this.root.querySelector<HTMLElement>(`[data-control='${held}']`)?.focus();
  }

  #heading({ title }: Reviewed, { kind, reason, pictures }: Finding): HTMLElement {
    const { story, look, difference } = pictures[this.#picture] ?? {};
    return el(
      'header',
      {},
      el('h2', {}, title.replace('/', ' / ')),
      el(
        'p',
        { class: 'quiet' },
        `${plural(pictures.length, 'picture')} ${KINDS[kind]}. Shown: ${story}, ${look}`,
        difference &&
          `, ${difference.sizes ? '' : `${difference.width} × ${difference.height}, `}${differenceText(difference)}`,
      ),
      reason !== undefined && el('p', { class: 'reason' }, reason),
    );
  }

  #tools(): HTMLElement {
    const { mode, whole, marks } = this.#settings;
    const places = this.#finding?.pictures[this.#picture]?.difference?.places.length ?? 0;
    const modes = Object.entries(MODES).map(([digit, name]) =>
      el(
        'label',
        { class: 'segment' },
        el('input', {
          type: 'radio',
          name: 'mode',
          value: name,
          'data-control': name,
          checked: name === mode,
          onchange: () => this.setMode(name),
        }),
        `${name[0]?.toUpperCase()}${name.slice(1)}`,
        key(digit),
      ),
    );
    const toggle = (setting: 'whole' | 'marks', pressed: boolean, label: string, letter: string) =>
      el(
        'button',
        {
          type: 'button',
          'data-control': setting,
          'aria-pressed': String(pressed),
          onclick: () => this.toggle(setting),
        },
        label,
        key(letter),
      );
    const step = (by: 1 | -1, label: string, sign: string) =>
      el(
        'button',
        {
          type: 'button',
          'data-control': `place${by}`,
          'aria-label': label,
          onclick: () => this.stepPlace(by),
        },
        sign,
      );
    return el(
      'div',
      { class: 'tools' },
      el('fieldset', { class: 'segments' }, el('legend', { class: 'unseen' }, 'Way to compare'), ...modes),
      toggle('marks', marks, 'Mark pixels', 'm'),
      toggle('whole', whole, 'Whole picture', 'w'),
      places > 1 &&
        el(
          'span',
          { class: 'places' },
          step(-1, 'Previous place', '←'),
          el('span', {}, whole ? plural(places, 'place') : `Place ${this.#place + 1} of ${places}`),
          step(1, 'Next place', '→'),
        ),
    );
  }

  #controls(): HTMLElement {
    const { mode } = this.#settings;
    if (mode === 'blink') {
      const swap = el(
        'button',
        { type: 'button', 'data-control': 'swap', onclick: () => this.#stage.swap() },
        'Swap',
      );
      return el('div', { class: 'controls' }, this.#pause, swap, this.#shown);
    }
    this.#range.setAttribute(
      'aria-label',
      mode === 'slider' ? 'Edge between before and after' : 'From before to after',
    );
    const end = (name: string): HTMLElement => el('span', { 'aria-hidden': 'true' }, name);
    return el('div', { class: 'controls' }, end('Before'), this.#range, end('After'));
  }

  #strip(finding: Finding): HTMLElement {
    const entries = finding.pictures.map((picture, at) =>
      el(
        'li',
        {},
        el(
          'button',
          {
            type: 'button',
            'data-control': `picture${at}`,
            'aria-current': at === this.#picture && 'true',
            onclick: () => this.#choose(at),
          },
          thumbnail(finding, picture),
          el('span', {}, picture.story),
          el('span', { class: 'quiet' }, picture.look),
        ),
      ),
    );
    return el(
      'section',
      { class: 'strip', 'aria-label': 'Pictures with this change' },
      el('ul', {}, ...entries),
    );
  }
}
