import { currentLanguage } from '#language';
import { languageFacts } from '#lib/messages/languages.ts';
import { escapeHtml } from '#lib/shared/escape-html.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import * as m from '#messages';
import { shopHome } from '../shop-link.ts';
import type { MailBlock, MailRow } from './mail-block.ts';

// Mail clients only support inline styles, and tables instead of a grid.
const SANS = "font-family:-apple-system,'Segoe UI',Roboto,'Noto Sans',Helvetica,Arial,sans-serif";
const SERIF = "font-family:Georgia,'Times New Roman',serif";
const INK = '#1b1916';
const MUTED = '#6b655b';
const LINE = '#e4ded3';
const PAPER = '#faf7f2';
const CARD = '#fffdfa';

/**
 * Tells mail clients in dark mode that the mail has its own dark theme; most would otherwise invert its colours. A page
 * of the store allows no style sheet, so there the mail is light, as is the frame around it.
 */
const DARK = `<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: #171512 !important; }
  .card { background: #221f1b !important; }
  .ink { color: #f2ede4 !important; }
  .muted { color: #aea698 !important; }
  .line { border-color: #38332c !important; }
  .button { background: #f2ede4 !important; color: #171512 !important; }
}
</style>`;

interface MailPage {
  subject: string;
  blocks: readonly MailBlock[];
  /** The address has no trailing slash. */
  siteUrl: string;
  /** Address of the mail in a browser; null if it is already shown there. */
  viewHref: string | null;
}

/** A mail as an HTML page without scripts or images. */
export function mailPage({ subject, blocks, siteUrl, viewHref }: MailPage): string {
  const view =
    viewHref === null
      ? ''
      : `<p class="muted" style="margin:0 0 16px;text-align:right;font-size:13px;color:${MUTED}">${link(viewHref, m.mailViewInBrowser())}</p>`;
  const home = shopHome(siteUrl);
  return `<!doctype html>
<html lang="${languageFacts(currentLanguage()).tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(subject)}</title>
${viewHref === null ? '' : DARK}
</head>
<body class="paper" style="margin:0;padding:0;background:${PAPER}">
<table role="presentation" class="paper" width="100%" cellspacing="0" cellpadding="0" style="background:${PAPER}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:600px">
<tr><td style="${SANS};font-size:16px;line-height:1.5;text-align:left">
${view}<p class="ink" style="margin:0 0 16px;${SERIF};font-size:26px;line-height:1.2;color:${INK}">${escapeHtml(shopName())}</p>
</td></tr>
<tr><td class="card ink line" style="padding:28px 24px;background:${CARD};border:1px solid ${LINE};${SANS};font-size:16px;line-height:1.5;color:${INK};text-align:left">
${blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td class="muted" style="padding:16px 0;${SANS};font-size:13px;line-height:1.5;color:${MUTED}">${escapeHtml(shopName())}<br>${link(home, home)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px;overflow-wrap:anywhere">${escapeHtml(block.text)}</p>`;
    case 'heading':
      return `<h2 class="ink" style="margin:28px 0 8px;${SERIF};font-size:20px;font-weight:400;line-height:1.3;color:${INK}">${escapeHtml(block.text)}</h2>`;
    case 'lines':
      return `<p style="margin:0 0 16px;overflow-wrap:anywhere">${block.lines.map(escapeHtml).join('<br>')}</p>`;
    case 'table':
      return `<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px">${block.rows.map(rowHtml).join('')}</table>`;
    case 'link':
      if (block.quiet) return `<p style="margin:16px 0 0;font-size:14px">${link(block.href, block.name)}</p>`;
      return `<p style="margin:20px 0 0"><a class="button" href="${escapeHtml(block.href)}" target="_blank" style="display:inline-block;padding:12px 24px;background:${INK};color:${PAPER};text-decoration:none;border-radius:2px">${escapeHtml(block.name)}</a></p>`;
  }
}

function rowHtml({ name, detail, value, strong }: MailRow): string {
  const cell = `padding:8px 0;border-top:1px solid ${LINE};vertical-align:top${strong ? ';font-weight:600' : ''}`;
  const more = detail
    ? `<br><span class="muted" style="font-size:14px;font-weight:400;color:${MUTED}">${escapeHtml(detail)}</span>`
    : '';
  return `<tr><th scope="row" class="line" align="left" style="${cell};${strong ? '' : 'font-weight:400;'}padding-right:16px;text-align:left;overflow-wrap:anywhere">${escapeHtml(name)}${more}</th><td class="line" align="right" style="${cell};text-align:right;white-space:nowrap">${escapeHtml(value)}</td></tr>`;
}

function link(href: string, name: string): string {
  return `<a class="muted" href="${escapeHtml(href)}" target="_blank" style="color:${MUTED}">${escapeHtml(name)}</a>`;
}
