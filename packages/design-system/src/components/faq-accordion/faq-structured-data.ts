/** A question and its answer as plain text, the same text as the page shows. */
export interface FaqEntry {
  /** The question, as it is shown. */
  question: string;
  /** The whole answer, as it is shown, without markup. */
  answer: string;
}

/**
 * Returns schema.org `FAQPage` data for search engines. It must equal the visible text, so build both from one list.
 *
 * Write it into a `<script type="application/ld+json">` and escape every `<` of the JSON (`\u003c`), so that no text
 * can close the element.
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
