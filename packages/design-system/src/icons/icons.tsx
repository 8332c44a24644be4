import { Icon, type IconProps } from './icon.js';

/** An arrow against the direction of reading: back. */
export const ArrowLeftIcon = (props: IconProps) => (
  <Icon {...props} isDirectional d="M18 10H3M9 4l-6 6 6 6" />
);

/** An arrow in the direction of reading: on, next. */
export const ArrowRightIcon = (props: IconProps) => (
  <Icon {...props} isDirectional d="M2 10h15M11 4l6 6-6 6" />
);

/** A sheet of a calendar: a date. */
export const CalendarIcon = (props: IconProps) => (
  <Icon {...props} d="M3 4h14v13H3zM3 8.5h14M7 1.5V6M13 1.5V6" />
);

/** A tick: chosen, done. */
export const CheckIcon = (props: IconProps) => <Icon {...props} d="m3 10.5 5 5 9-11" />;

/** An angle downwards: opens what is below. */
export const ChevronDownIcon = (props: IconProps) => <Icon {...props} d="m5 8 5 5 5-5" />;

/** An angle against the direction of reading: the previous. */
export const ChevronLeftIcon = (props: IconProps) => <Icon {...props} isDirectional d="m13 4-6 6 6 6" />;

/** An angle in the direction of reading: the next. */
export const ChevronRightIcon = (props: IconProps) => <Icon {...props} isDirectional d="m7 4 6 6-6 6" />;

/** An angle upwards: closes what is below. */
export const ChevronUpIcon = (props: IconProps) => <Icon {...props} d="m5 12 5-5 5 5" />;

/** A cross: close, remove. */
export const CloseIcon = (props: IconProps) => <Icon {...props} d="m4 4 12 12M16 4 4 16" />;

/** Two sheets: copy. */
export const CopyIcon = (props: IconProps) => <Icon {...props} d="M7 7h10v10H7zM13 4V3H3v10h1" />;

/** An exclamation mark cut out of a diamond: an error. */
export const DangerIcon = (props: IconProps) => (
  <Icon {...props} isFilled d="M10 .5l9.5 9.5-9.5 9.5L.5 10zM9 5v6h2V5zM9 13v2h2v-2z" />
);

/** A woven diamond: a bullet, a motif. */
export const DiamondIcon = (props: IconProps) => (
  <Icon
    {...props}
    isFilled
    d="M.5 8h3v5h-3zM4.5 4h3v11h-3zM8.5 0h3v8h-3zM8.5 12h3v8h-3zM12.5 5h3v11h-3zM16.5 7h3v5h-3z"
  />
);

/** An arrow to a line: download. */
export const DownloadIcon = (props: IconProps) => <Icon {...props} d="M10 2v11M5 8.5l5 5 5-5M3 17h14" />;

/** Four corners apart: enlarge. */
export const ExpandIcon = (props: IconProps) => (
  <Icon {...props} d="M3 8V3h5M12 3h5v5M17 12v5h-5M8 17H3v-5" />
);

/** An arrow out of a corner: another site, a new tab. */
export const ExternalIcon = (props: IconProps) => (
  <Icon {...props} isDirectional d="M6 3.5h10.5V14M16.5 3.5l-13 13" />
);

/** Lines that become shorter: filter. */
export const FilterIcon = (props: IconProps) => <Icon {...props} d="M2 5h16M5 10h10M8 15h4" />;

/** A globe: language, region. */
export const GlobeIcon = (props: IconProps) => (
  <Icon {...props} d="M6 2h8l4 4v8l-4 4H6l-4-4V6zM2 10h16M10 2l-3.5 8 3.5 8 3.5-8z" />
);

/** A house: the first page. */
export const HomeIcon = (props: IconProps) => <Icon {...props} d="M3 8.5V17h14V8.5M1 10l9-8 9 8M10 17v-5" />;

/** An i cut out of a diamond: a note. */
export const InfoIcon = (props: IconProps) => (
  <Icon {...props} isFilled d="M10 .5l9.5 9.5-9.5 9.5L.5 10zM9 5v2h2V5zM9 8.5V15h2V8.5z" />
);

/** A lock: protected. */
export const LockIcon = (props: IconProps) => <Icon {...props} d="M4 9h12v9H4zM6.5 9V5L10 2l3.5 3v4" />;

/** An envelope: email. */
export const MailIcon = (props: IconProps) => <Icon {...props} d="M2 4h16v12H2zM2 5l8 6.5L18 5" />;

/** Three lines: a menu. */
export const MenuIcon = (props: IconProps) => <Icon {...props} d="M2 4.5h16M2 10h16M2 15.5h16" />;

/** A line: less, close. */
export const MinusIcon = (props: IconProps) => <Icon {...props} d="M3 10h14" />;

/** A crescent: the dark theme. */
export const MoonIcon = (props: IconProps) => (
  <Icon {...props} d="M9 2 5 4 2 8v3l2 4 4 3h4l4-3 2-4-4 2h-3L7 9V6z" />
);

/** Two bars: pause. */
export const PauseIcon = (props: IconProps) => <Icon {...props} isFilled d="M5 3h3v14H5zM12 3h3v14h-3z" />;

/** A triangle: play. */
export const PlayIcon = (props: IconProps) => <Icon {...props} isFilled d="M5 3v14l12-7z" />;

/** A cross of two lines: more, open, add. */
export const PlusIcon = (props: IconProps) => <Icon {...props} d="M10 3v14M3 10h14" />;

/** A magnifying glass: search. */
export const SearchIcon = (props: IconProps) => <Icon {...props} d="M8 1.5 14.5 8 8 14.5 1.5 8zM11 11l7 7" />;

/** A tick cut out of a diamond: it worked. */
export const SuccessIcon = (props: IconProps) => (
  <Icon
    {...props}
    isFilled
    d="M10 .5l9.5 9.5-9.5 9.5L.5 10zM5.8 10.7 9 13.95l5.2-5.75-1.4-1.4-3.8 4.25-1.8-1.75z"
  />
);

/** A sun: the light theme. */
export const SunIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M10 6l4 4-4 4-4-4zM10 1v3M10 16v3M1 10h3M16 10h3M4 4l1.5 1.5M14.5 14.5 16 16M16 4l-1.5 1.5M5.5 14.5 4 16"
  />
);

/** A screen: the system’s own setting. */
export const SystemIcon = (props: IconProps) => <Icon {...props} d="M2 3h16v11H2zM6 18h8M10 14v4" />;

/** A person: an account. */
export const UserIcon = (props: IconProps) => (
  <Icon {...props} d="M10 2l4 4-4 4-4-4zM3 18v-3l3-2.5h8l3 2.5v3" />
);

/** An exclamation mark in a triangle: take care. */
export const WarningIcon = (props: IconProps) => (
  <Icon {...props} d="M10 2.5 18.5 18h-17zM10 8v5M10 14.5V16" />
);
