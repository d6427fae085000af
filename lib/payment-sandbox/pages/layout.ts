import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { STYLE } from './style.ts';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

interface Page {
  title: string;
  body: Html;
  /** The only script of the page; none where it is omitted. */
  script?: string;
  status?: 200 | 400 | 404;
}

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Responds with a page whose first line says that it is a sandbox. */
export function showPage(
  context: Context,
  { title, body, script = '', status = 200 }: Page,
): Response | Promise<Response> {
  context.header(
    'content-security-policy',
    [
      "default-src 'none'",
      `style-src ${digest(STYLE)}`,
      ...(script === '' ? [] : [`script-src ${digest(script)}`]),
      "base-uri 'none'",
    ].join('; '),
  );
  context.header('cache-control', 'no-store');
  context.header('x-content-type-options', 'nosniff');
  context.header('x-robots-tag', 'noindex');
  // The store checks the origin of the forms posted to it.
  context.header('referrer-policy', 'strict-origin-when-cross-origin');
  return context.html(
    html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Payment sandbox</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<header class="band">Payment sandbox · no money moves</header>
<main>
${body}
</main>
${script === '' ? '' : html`<script>${raw(script)}</script>`}
</body>
</html>
`,
    status,
  );
}
