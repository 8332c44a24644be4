import type { Causes, Finding, Review, Reviewed } from '../review.ts';
import type { Decision } from './decisions.ts';

type DecisionOf = (id: string) => Decision;

const VERDICTS = { rejected: 'Rejected', open: 'Open', accepted: 'Accepted' } as const;
type Verdict = keyof typeof VERDICTS;

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const verdictOf = ({ verdict }: Decision): Verdict => verdict ?? 'open';

/** Text that Markdown and HTML take literally. */
const literal = (text: string): string => text.replaceAll(/[\\`*_[\]<>|#]/g, '\\$&');

/** The stories and looks of a finding, such as `States (dark-wide, rtl)`. */
export function placesText({ pictures }: Finding): string {
  const stories = [...new Set(pictures.map(({ story }) => story))];
  return stories
    .map((story) => {
      const looks = pictures.filter((picture) => picture.story === story).map(({ look }) => look);
      return `${story} (${looks.join(', ')})`;
    })
    .join('; ');
}

function causeLines({ tokens, files }: Causes): string[] {
  return [
    ...tokens.flatMap(({ token, values, fails }) => [
      ...values.map(
        ({ modes, before, after }) => `- \`${token}\`, ${modes.join(', ')}: \`${before}\` → \`${after}\``,
      ),
      ...(values.length === 0 ? [`- \`${token}\``] : []),
      ...fails.map((pair) => `  - **FAILS** ${pair}`),
    ]),
    ...files.map((file) => `- \`${file}\``),
  ];
}

function findingLines(component: Reviewed, finding: Finding, { comment }: Decision): string[] {
  const causes = causeLines(component.causes);
  const { kind, reason, pictures } = finding;
  return [
    `### ${literal(component.title)}: ${plural(pictures.length, 'picture')} ${kind}`,
    '',
    literal(placesText(finding)),
    ...(reason ? ['', literal(reason)] : []),
    ...(comment.trim()
      ? [
          '',
          ...comment
            .trim()
            .split('\n')
            .map((line) => `> ${line}`),
        ]
      : []),
    ...(causes.length > 0 ? ['', 'What may have done it:', '', ...causes] : []),
    '',
  ];
}

/**
 * The review as Markdown for a pull request: rejected changes first.
 *
 * @param decisionOf The decision on the finding with an id.
 */
export function markdownOf(
  { against, commit, pictures, equal, components }: Review,
  decisionOf: DecisionOf,
): string {
  const all = components.flatMap((component) =>
    component.findings.map((finding) => ({ component, finding, decision: decisionOf(finding.id) })),
  );
  const having = (verdict: Verdict) => all.filter(({ decision }) => verdictOf(decision) === verdict);
  const verdicts = Object.keys(VERDICTS) as Verdict[];
  const counts = verdicts.map((verdict) => `${having(verdict).length} ${verdict}`);
  const sections = verdicts.flatMap((verdict) => {
    const chosen = having(verdict);
    if (chosen.length === 0) return [];
    return [
      `## ${VERDICTS[verdict]}`,
      '',
      ...chosen.flatMap(({ component, finding, decision }) => findingLines(component, finding, decision)),
    ];
  });
  return [
    '# Visual review',
    '',
    `Compared with ${literal(against)} (${commit.slice(0, 8)}): ${plural(pictures, 'picture')}, ${equal} equal.`,
    `${plural(all.length, 'change')}: ${counts.join(', ')}.`,
    '',
    ...sections,
  ].join('\n');
}
