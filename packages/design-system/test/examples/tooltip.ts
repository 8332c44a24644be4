import { partOf } from '../part.js';

/** A ref that shows the first tip of an element without a pointer. */
export function holdTip(around: HTMLElement | null): void {
  const tip = around && partOf(around, 'tooltip-tip');
  if (tip && !tip.matches(':popover-open')) tip.showPopover();
}

/** The same beside other open tips: of the usual kind the browser keeps one open. */
export function holdTipBesideOthers(around: HTMLElement | null): void {
  const tip = around && partOf(around, 'tooltip-tip');
  if (tip && tip.popover !== 'manual') tip.popover = 'manual';
  holdTip(around);
}
