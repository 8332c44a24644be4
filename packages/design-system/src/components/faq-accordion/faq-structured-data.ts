/** A question and its answer as plain text, the same text as the page shows. */
export interface FaqEntry {
  /** The question, as it is shown. */
  question: string;
  /** The whole answer, as it is shown, without markup. */
  answer: string;
}

/**
 * The questions as schema.org `FAQPage` data, for machines that read pages. It must equal the visible text,
 * so build both from one list.
 *
 * Write it into a `<script type="application/ld+json">` with every `<` of the JSON escaped (`\u003c`), so
 * that no text can end the element.
 */
export function faqStructuredData(entries: readonly FaqEntry[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
