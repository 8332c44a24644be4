import { Fragment } from 'react';
import * as everything from '../../src/index.js';
import { FIXTURES } from '../fixtures.js';
import { FIXTURES_WITH_OPTIONS } from '../fixtures-with-options.js';

const { Badge, Button, Notice, Section, TextField } = everything;

const GROUNDS = ['page', 'surface', 'subtle', 'ink', 'indigo', 'turmeric', 'madder'] as const;

/** Every part as the server renders it, on every ground, with the islands that have a theme of their own. */
export const AllParts = () =>
  GROUNDS.map((ground) => (
    <Section key={ground} ground={ground}>
      {[...Object.entries(FIXTURES), ...Object.entries(FIXTURES_WITH_OPTIONS)].map(([name, [part]]) => (
        <Fragment key={name}>{part}</Fragment>
      ))}
      <Button variant="action">Action</Button>
      <Button variant="action" disabled>
        Disabled
      </Button>
      {(['info', 'success', 'danger'] as const).map((tone) => (
        <Notice key={tone} tone={tone}>
          Notice
        </Notice>
      ))}
      {(['accent', 'success', 'danger'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          Badge
        </Badge>
      ))}
      <TextField label="Field" error="Enter a value" />
    </Section>
  ));
