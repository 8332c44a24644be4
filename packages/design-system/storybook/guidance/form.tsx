import { Button } from '../../src/components/button/index.js';
import { Form, FormActions, FormRow } from '../../src/components/form/index.js';
import { TextField } from '../../src/components/text-field/index.js';
import type { Pair } from '../blocks/do-dont.js';

const field = (label: string) => <TextField label={label} reserveErrorSpace={false} />;

export const rows: Pair = {
  good: (
    <Form noValidate width="full">
      <FormRow>
        {field('First name')}
        {field('Last name')}
      </FormRow>
      {field('Email')}
    </Form>
  ),
  bad: (
    <Form noValidate width="full">
      <FormRow>
        {field('Company name')}
        {field('Email')}
      </FormRow>
    </Form>
  ),
};

export const order: Pair = {
  good: (
    <Form noValidate width="full">
      {field('Email')}
      <FormActions>
        <Button variant="action">Submit</Button>
        <Button variant="quiet">Cancel</Button>
      </FormActions>
    </Form>
  ),
  bad: (
    <Form noValidate width="full">
      {field('Email')}
      <FormActions>
        <Button>Cancel</Button>
        <Button>Reset</Button>
        <Button>Submit</Button>
      </FormActions>
    </Form>
  ),
};
