import { useState } from 'react';
import { Checkbox } from '../../src/components/checkbox/index.js';
import { CheckboxGroup } from '../../src/components/checkbox-group/index.js';

/** The topics of the news. */
const options = [
  { value: 'releases', label: 'Releases' },
  { value: 'events', label: 'Events' },
];

/** A checkbox that stands for the choices below it. */
export function Interests() {
  const [chosen, setChosen] = useState(['releases']);
  const all = chosen.length === options.length;
  return (
    <>
      <Checkbox
        label="All news"
        checked={all}
        indeterminate={chosen.length > 0 && !all}
        onChange={() => setChosen(all ? [] : options.map(({ value }) => value))}
        reserveErrorSpace={false}
      />
      <CheckboxGroup
        label="News about"
        name="news"
        options={options}
        value={chosen}
        onValueChange={setChosen}
      />
    </>
  );
}
