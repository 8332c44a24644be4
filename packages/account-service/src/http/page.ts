import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

type Html = ReturnType<typeof html>;

const STYLE = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
body { max-width: 44rem; margin: 3rem auto; padding: 0 1.25rem; }
h1 { font-size: 1.75rem; line-height: 1.15; }
li { margin-block: 0.75rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; border-block: 1px solid; padding-block: 1rem; }
`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

interface Page {
  title: string;
  body: Html | Promise<Html>;
  status?: ContentfulStatusCode;
  /** The page's only script. A constant, because the policy allows it by its hash. */
  script?: string;
  /** Whether the page has forms, which go to this origin. */
  hasForms?: boolean;
}

/** Renders a page. The template escapes every value; the policy allows exactly this style and this script. */
export async function page(
  c: Context,
  { title, body, status = 200, script, hasForms }: Page,
): Promise<Response> {
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(STYLE)}`,
    ...(script ? [`script-src ${hashOf(script)}`, "connect-src 'self'"] : []),
    // The page's empty icon, which keeps browsers from requesting /favicon.ico.
    'img-src data:',
    "base-uri 'none'",
    `form-action ${hasForms ? "'self'" : "'none'"}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  c.header('content-security-policy', policy.join('; '));
  return await c.html(
    html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${raw(STYLE)}</style>
${script ? html`<script>${raw(script)}</script>` : ''}
</head>
<body>
<main>
<h1>${title}</h1>
${await body}
</main>
</body>
</html>`,
    status,
  );
}
