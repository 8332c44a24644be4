import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Button,
  Checkbox,
  Dialog,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Menu,
  MenuItem,
  Popover,
  Snackbar,
  Tab,
  Tabs,
  TextField,
  Tooltip,
} from '@mui/material';
import { useState } from 'react';
import { times } from '../times.ts';

export const button = (count: number) =>
  times(count, (n) => (
    <Button key={n} variant="contained">
      Save {n}
    </Button>
  ));

export const field = (count: number) => times(count, (n) => <TextField key={n} label={`Email ${n}`} />);

export const accordion = (count: number) =>
  times(count, (n) => (
    <Accordion key={n}>
      <AccordionSummary>Delivery {n}</AccordionSummary>
      <AccordionDetails>Two days, by bicycle.</AccordionDetails>
    </Accordion>
  ));

function DialogExample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Delete this flow?</DialogTitle>
        <DialogContent>The apps that read it stop.</DialogContent>
      </Dialog>
    </>
  );
}

export const dialog = () => <DialogExample />;

function MenuExample() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button onClick={(event) => setAnchor(event.currentTarget)}>Actions</Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem onClick={close}>Duplicate</MenuItem>
        <MenuItem onClick={close}>Archive</MenuItem>
      </Menu>
    </>
  );
}

export const menu = () => <MenuExample />;

export const select = () => (
  <TextField select label="Tea" defaultValue="assam">
    <MenuItem value="assam">Assam</MenuItem>
    <MenuItem value="sencha">Sencha</MenuItem>
  </TextField>
);

export const checkbox = () => <FormControlLabel control={<Checkbox />} label="I accept the terms" />;

function TabsExample() {
  const [value, setValue] = useState(0);
  return (
    <>
      <Tabs value={value} onChange={(_, next) => setValue(next)} aria-label="Prices">
        <Tab label="By month" id="tab-0" aria-controls="panel-0" />
        <Tab label="By year" id="tab-1" aria-controls="panel-1" />
      </Tabs>
      {['5 a month', '50 a year'].map((price, index) => (
        <div
          key={price}
          role="tabpanel"
          hidden={value !== index}
          id={`panel-${index}`}
          aria-labelledby={`tab-${index}`}
        >
          {price}
        </div>
      ))}
    </>
  );
}

export const tabs = () => <TabsExample />;

export const tooltip = () => (
  <Tooltip title="Members keep their access">
    <Button>Archive</Button>
  </Tooltip>
);

function PopoverExample() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button onClick={(event) => setAnchor(event.currentTarget)}>Filter</Button>
      <Popover open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        Nothing to filter
      </Popover>
    </>
  );
}

export const popover = () => <PopoverExample />;

function ToastExample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Save</Button>
      <Snackbar open={open} autoHideDuration={6000} onClose={() => setOpen(false)} message="Saved" />
    </>
  );
}

export const toasts = () => <ToastExample />;
