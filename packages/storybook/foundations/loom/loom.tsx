import { type Bath, dyeNames, motifs } from '@weft/cloth';
import { useId, useState } from 'react';
import { Copy } from '../specimens/frame.js';
import { type Choice, FIRST, pictureOf, SIZE, textOf, withBath } from './choice.js';
import '../specimens/specimens.css';
import '../specimens/pictures.css';
import './loom.css';

/** The options of a dye. `bare` leaves the yarn transparent. */
const DYES = [...dyeNames, 'bare'] as const;

/**
 * Limits of the number of dyes: at least a ground and a motif, and at most eight, because nobody can distinguish more
 * shades.
 */
const BATHS = { min: 2, max: 8 } as const;

/** A labelled slider that shows its value. */
function Slider({
  label,
  value,
  min,
  max,
  step = 1,
  onChange,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <div className="loom-control">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <output htmlFor={id}>{value}</output>
    </div>
  );
}

/** A labelled list of options. */
function Choose<Word extends string>({
  label,
  value,
  words,
  onChange,
}: {
  label: string;
  value: Word;
  words: readonly Word[];
  onChange: (value: Word) => void;
}) {
  const id = useId();
  return (
    <div className="loom-control">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value as Word)}>
        {words.map((word) => (
          <option key={word}>{word}</option>
        ))}
      </select>
    </div>
  );
}

/** The dyes of a cloth: its ground, then those of the motif from rim to centre. */
function Baths({ baths, onChange }: { baths: readonly Bath[]; onChange: (baths: readonly Bath[]) => void }) {
  return (
    <fieldset className="loom-group">
      <legend>Dyes, from rim to centre</legend>
      {baths
        .map(([dye, share], at) => ({ dye, share, at, name: at === 0 ? 'Ground' : `Dye ${at}` }))
        .map(({ dye, share, at, name }) => (
          <div key={name} className="loom-bath">
            <Choose
              label={name}
              value={dye}
              words={DYES}
              onChange={(chosen) => onChange(withBath(baths, at, chosen, share))}
            />
            {at > 0 && (
              <Slider
                label={`Share of dye ${at}`}
                value={share}
                min={0.1}
                max={3}
                step={0.1}
                onChange={(chosen) => onChange(withBath(baths, at, dye, chosen))}
              />
            )}
          </div>
        ))}
      <div className="loom-actions">
        <button
          type="button"
          className="foundation-button"
          disabled={baths.length >= BATHS.max}
          onClick={() => onChange([...baths, ['white', 1]])}
        >
          Add a dye
        </button>
        <button
          type="button"
          className="foundation-button"
          disabled={baths.length <= BATHS.min}
          onClick={() => onChange(baths.slice(0, -1))}
        >
          Remove the last dye
        </button>
      </div>
    </fieldset>
  );
}

/** The numeric options. */
type Measure = { [Key in keyof Choice]: Choice[Key] extends number ? Key : never }[keyof Choice];

/** The slider of each numeric option: its label, limits and step. */
const MEASURES = {
  unitWidth: { label: 'Width of a repeat, px', min: 60, max: 300, step: 6 },
  unitHeight: { label: 'Height of a repeat, px', min: 60, max: 400, step: 4 },
  seed: { label: 'Seed', min: 1, max: 99 },
  thread: { label: 'Thread, px', min: 4, max: 6 },
  slip: { label: 'Slip, px', min: 0, max: 24 },
  fadeBare: { label: 'Without threads, px', min: 0, max: 300, step: 10 },
  fadeLength: { label: 'Fade length, px', min: 50, max: 600, step: 10 },
} as const satisfies Readonly<Record<Measure, object>>;

/** A page to try out the cloth generator: controls for every parameter, the cloth, and its recipe to copy. */
export function Loom() {
  const [choice, setChoice] = useState(FIRST);
  const set =
    <Key extends keyof Choice>(key: Key) =>
    (value: Choice[Key]) =>
      setChoice((before) => ({ ...before, [key]: value }));
  const slider = (key: Measure) => <Slider {...MEASURES[key]} value={choice[key]} onChange={set(key)} />;
  const text = textOf(choice);
  return (
    <main className="foundation loom">
      <h1 className="loom-title">Weave a cloth</h1>
      <img
        className="loom-cloth"
        src={pictureOf(choice)}
        width={SIZE.width}
        height={SIZE.height}
        alt={`A cloth with the motif ${choice.motif}, seed ${choice.seed}`}
      />
      <div className="loom-controls">
        <fieldset className="loom-group">
          <legend>Motif</legend>
          <Choose label="Motif" value={choice.motif} words={motifs} onChange={set('motif')} />
          {slider('unitWidth')}
          {slider('unitHeight')}
          {slider('seed')}
        </fieldset>
        <fieldset className="loom-group">
          <legend>Threads</legend>
          {slider('thread')}
          {slider('slip')}
          <Choose
            label="Loose end"
            value={choice.fadeSide}
            words={['none', 'start', 'end']}
            onChange={set('fadeSide')}
          />
          {choice.fadeSide !== 'none' && (
            <>
              {slider('fadeBare')}
              {slider('fadeLength')}
            </>
          )}
        </fieldset>
        <Baths baths={choice.baths} onChange={set('baths')} />
      </div>
      <section className="loom-recipe" aria-labelledby="loom-recipe-title">
        <h2 id="loom-recipe-title" className="foundation-name">
          Recipe
        </h2>
        <pre className="loom-text">{text}</pre>
        <div className="loom-actions">
          <Copy text={text} name="the recipe" />
          <button type="button" className="foundation-button" onClick={() => setChoice(FIRST)}>
            Reset
          </button>
        </div>
      </section>
    </main>
  );
}
