import '@weft/design-system/styles.css';
import { Button } from '@weft/design-system/button';

export const Example = () => <Button variant="action">Start with your first app</Button>;
