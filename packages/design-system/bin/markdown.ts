/** A block of code between fences, also in a list or a quotation. Without an end it goes on to the end of the file. */
const BLOCK =
  /^[ \t>]*(?:[-*+] |\d+[.)] )?[ \t]*(`{3,}|~{3,})(?![^\n]*`)[\s\S]*?(?:^[ \t>]*\1[`~]*[ \t]*$|(?![\s\S]))/gm;
const SPAN = /(?<!`)(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/g;

/** A text without the code that Markdown only quotes; that of another file as it is. */
export const withoutQuotes = (file: string, text: string): string =>
  /\.mdx?$/.test(file) ? text.replaceAll(BLOCK, '').replaceAll(SPAN, '') : text;
