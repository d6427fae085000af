import { createHash } from 'node:crypto';
import { escapeHtml } from '#lib/shared/escape-html.ts';
import type { MessageChannel } from '#lib/shared/outbox.ts';
import { OUTBOX_PATH } from '#lib/shared/outbox.ts';
import * as paths from '#lib/shared/paths.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import { type OutboxEntry, outboxEntry } from './outbox-entry.ts';
import { OUTBOX_STYLE } from './outbox-style.ts';

const REFRESH_SECONDS = 5;

/** Content security policy of the page: its own style sheet and nothing else. */
export const OUTBOX_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(OUTBOX_STYLE).digest('base64')}'`,
  // For mails shown as pages: their styles are inline.
  "style-src-attr 'unsafe-inline'",
  ...['base-uri', 'form-action', 'frame-ancestors'].map((directive) => `${directive} 'none'`),
].join('; ');

interface OutboxPage {
  entries: readonly OutboxEntry[];
  /** The channels without a transport. */
  channels: readonly MessageChannel[];
  /** The address has no trailing slash. */
  siteUrl: string;
  /** Epoch milliseconds. */
  now: number;
  /** Whether the page refreshes itself. */
  refreshes: boolean;
}

/** The outbox as an HTML page without scripts. */
export function outboxPage({ entries, channels, siteUrl, now, refreshes }: OutboxPage): string {
  const toggle = refreshes
    ? `<a class="action" href="${OUTBOX_PATH}?refresh=off">Stop refreshing every ${REFRESH_SECONDS} seconds</a>`
    : `<a class="action" href="${OUTBOX_PATH}">Refresh every ${REFRESH_SECONDS} seconds</a>`;
  const list =
    entries.length === 0
      ? `<p class="empty">No messages yet. Request a code at <a href="${escapeHtml(siteUrl + paths.signIn())}">the store's sign-in</a>, and it appears here.</p>`
      : `<ol>${entries.map((entry) => outboxEntry(entry, siteUrl, now)).join('\n')}</ol>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${refreshes ? `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">` : ''}
<title>Outbox · ${escapeHtml(shopName())}</title>
<style>${OUTBOX_STYLE}</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p class="note">${unsent(channels)}</p>
<p class="look">${toggle}</p>
${list}
</main>
</body>
</html>
`;
}

function unsent(channels: readonly MessageChannel[]): string {
  const missing = [
    ...(channels.includes('sms') ? ['no SMS gateway (<code>SMS_GATEWAY_URL</code>)'] : []),
    ...(channels.includes('whatsapp') ? ['no WhatsApp number (<code>WHATSAPP_PHONE_NUMBER_ID</code>)'] : []),
    ...(channels.includes('mail') ? ['no mail server (<code>SMTP_URL</code>)'] : []),
  ];
  return `These messages are not sent to anyone: ${missing.join(' and ')} is set. The newest comes first.`;
}
