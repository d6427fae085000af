import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** The style of the sandbox's pages: plain, in colours that neither a gateway nor the store uses. */
const STYLE = `
:root { color-scheme: light dark; --paper: #f6f7f9; --card: #fff; --ink: #16202b; --muted: #55606d; --line: #cdd4dc; --edge: #7c8895; --act: #0b57a4; --on-act: #fff; --band: #ffd866; --on-band: #3a2c00; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #10161d; --card: #18212b; --ink: #eef2f6; --muted: #a5b1be; --line: #3a4653; --edge: #75828f; --act: #8cc2ff; --on-act: #0a1a2b; --band: #d9ae2b; --on-band: #241b00; }
}
* { box-sizing: border-box; margin: 0; }
body { background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; -webkit-text-size-adjust: 100%; }
.band { background: var(--band); color: var(--on-band); text-align: center; padding: .75rem 1.25rem; font-weight: 600; }
main { max-width: 28rem; margin: 0 auto; padding: 1.5rem 1.25rem 3rem; }
h1 { font-size: 1rem; font-weight: 400; color: var(--muted); }
h1 strong { display: block; color: var(--ink); font-size: 2.25rem; line-height: 1.2; font-weight: 600; font-variant-numeric: tabular-nums; }
p { margin-top: .75rem; text-wrap: pretty; }
dl { margin: 1.25rem 0 1.5rem; border-block: 1px solid var(--line); padding: .75rem 0; display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .25rem 1rem; font-size: .875rem; }
dt { color: var(--muted); }
dd { text-align: right; overflow-wrap: anywhere; }
form { margin: 0; }
.options { display: grid; gap: .75rem; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; }
button, .button { display: block; width: 100%; min-height: 3rem; padding: .625rem 1rem; border: 1px solid var(--edge); border-radius: .375rem; background: var(--card); color: var(--ink); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { border-color: var(--act); }
.main { background: var(--act); border-color: var(--act); color: var(--on-act); }
details { margin-top: 1rem; border-top: 1px solid var(--line); }
summary { min-height: 3rem; padding: .75rem 0; cursor: pointer; font-weight: 600; }
fieldset { border: 0; padding: 0; }
legend { padding: 0; color: var(--muted); font-size: .9375rem; }
label { display: flex; align-items: center; gap: .75rem; min-height: 2.75rem; }
input[type="radio"], input[type="checkbox"] { width: 1.25rem; height: 1.25rem; flex: none; accent-color: var(--act); }
input[type="number"] { width: 5rem; min-height: 2.75rem; padding: .25rem .5rem; border: 1px solid var(--edge); border-radius: .375rem; background: var(--card); color: inherit; font: inherit; }
.apart { margin-top: .5rem; padding-top: .5rem; border-top: 1px solid var(--line); }
.seconds { padding-left: 2rem; }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
`;

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
