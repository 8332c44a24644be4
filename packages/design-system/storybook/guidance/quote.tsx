import { Quote } from '../../src/components/quote/index.js';
import type { Pair } from '../blocks/do-dont.js';

export const said: Pair = {
  good: (
    <Quote author="Ada Raman" description="Head of Digital, Handloom">
      “We launched the app for television in a week.”
    </Quote>
  ),
  bad: <Quote author="A happy customer">“Weft is the best platform ever, buy it now!!!”</Quote>,
};
