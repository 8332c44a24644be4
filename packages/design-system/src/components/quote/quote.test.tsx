import { expect, test } from 'vitest';
import { mount } from '../../../test/mount.js';
import { Quote } from './quote.js';

test('a picture alone is an attribution, without empty names', async () => {
  const host = mount(<Quote media={<img src="data:," alt="Malthouse Bakery" />}>“Clear.”</Quote>);
  await expect.poll(() => host.querySelector('figcaption img')).not.toBeNull();
  expect(host.querySelector('[data-slot="quote-names"]')).toBeNull();
});
