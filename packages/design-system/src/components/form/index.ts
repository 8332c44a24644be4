export {
  Form,
  FormActions,
  type FormActionsProps,
  type FormProps,
  FormRow,
  type FormRowProps,
  type FormWidth,
} from './form.js';
