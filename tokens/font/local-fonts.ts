import { FALLBACK_FAMILY } from './faces.ts';

/** One weight of a local font, with the full and PostScript names that `local()` matches. */
export interface LocalFont {
  names: readonly string[];
  /** Advance widths in thousandths of an em. */
  widths: Readonly<Record<string, number>>;
}

/** A local font family that is shown until the web font has loaded. */
interface LocalFamily {
  /** CSS family name of the adjusted faces. */
  name: string;
  regular: LocalFont;
  bold: LocalFont;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz,. ';

/** Widths in the order of {@link LETTERS}. */
function table(...rows: readonly string[]): Record<string, number> {
  const widths = rows.join(' ').split(' ').map(Number);
  return Object.fromEntries([...LETTERS].map((letter, i) => [letter, widths[i] ?? Number.NaN]));
}

/**
 * System fonts in the order of the font stack: Arial and metric-compatible fonts (Windows, Apple, most of Linux), Roboto
 * (Android, ChromeOS), Noto Sans (Fedora, KDE) and DejaVu Sans (minimal Linux). Each is a family of its own, since a
 * `@font-face` rule has one set of adjustments for all its sources.
 */
export const LOCAL_FAMILIES: readonly LocalFamily[] = [
  {
    name: FALLBACK_FAMILY,
    regular: {
      names: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo', 'Arimo Regular', 'Helvetica'],
      widths: table(
        '667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611',
        '556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500',
        '278 278 278',
      ),
    },
    bold: {
      names: [
        'Arial Bold',
        'Arial-BoldMT',
        'Liberation Sans Bold',
        'LiberationSans-Bold',
        'Arimo Bold',
        'Helvetica Bold',
        'Helvetica-Bold',
      ],
      widths: table(
        '722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611',
        '556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500',
        '278 278 278',
      ),
    },
  },
  {
    name: `${FALLBACK_FAMILY} Roboto`,
    regular: {
      names: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
      widths: table(
        '652 623 651 656 568 553 681 713 272 552 627 539 873 713 688 631 688 616 594 597 648 637 887 627 601 599',
        '544 562 523 564 530 348 562 551 243 239 507 243 877 552 570 562 568 339 516 327 551 484 751 496 473 496',
        '197 264 248',
      ),
    },
    bold: {
      names: ['Roboto Bold', 'Roboto-Bold'],
      widths: table(
        '672 638 654 650 563 549 682 706 292 559 636 541 875 706 689 645 689 641 616 620 659 653 875 635 619 607',
        '535 563 521 563 540 358 571 560 265 260 534 265 866 561 564 563 564 366 514 338 560 506 734 509 503 509',
        '246 290 249',
      ),
    },
  },
  {
    name: `${FALLBACK_FAMILY} Noto Sans`,
    regular: {
      names: ['Noto Sans', 'Noto Sans Regular', 'NotoSans-Regular'],
      widths: table(
        '639 650 632 730 556 519 728 741 339 273 619 524 907 760 781 605 781 622 549 556 731 600 930 586 566 572',
        '561 615 480 615 564 344 615 618 258 258 534 258 935 618 605 615 615 413 479 361 618 508 786 529 510 470',
        '268 268 260',
      ),
    },
    bold: {
      names: ['Noto Sans Bold', 'NotoSans-Bold'],
      widths: table(
        '692 665 642 732 560 549 724 765 389 331 664 559 943 813 791 621 791 656 551 577 756 650 967 670 626 579',
        '599 632 516 632 597 387 632 650 299 298 620 298 975 650 625 632 632 447 502 434 650 571 856 578 571 493',
        '285 281 260',
      ),
    },
  },
  {
    name: `${FALLBACK_FAMILY} DejaVu Sans`,
    regular: {
      names: ['DejaVu Sans', 'DejaVuSans'],
      widths: table(
        '684 686 698 770 632 575 775 752 295 295 656 557 863 748 787 603 787 695 635 611 732 684 989 685 611 685',
        '613 635 550 635 615 352 635 634 278 278 579 278 974 634 612 635 635 411 521 392 634 592 818 592 592 525',
        '318 318 318',
      ),
    },
    bold: {
      names: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
      widths: table(
        '774 762 734 830 683 683 821 837 372 372 775 637 995 837 850 733 850 770 720 682 812 774 1103 771 724 725',
        '675 716 593 716 678 435 716 712 343 343 665 343 1042 712 687 716 716 493 595 478 712 652 924 645 652 582',
        '380 380 348',
      ),
    },
  },
];
