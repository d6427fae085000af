import { escapeHtml } from '#lib/shared/escape-html.ts';
import { formatMobile } from '#lib/shared/mobile.ts';
import type { MessageChannel } from '#lib/shared/outbox.ts';

/** A message as `/outbox` shows it, with the exact text that would be sent. */
export interface OutboxEntry {
  id: string;
  kind: string;
  channel: MessageChannel;
  recipient: string;
  subject: string;
  /** Empty for a code that has expired. */
  body: string;
  /** The same as an HTML page; empty if there is none. */
  html: string;
  state: string;
  /** Epoch milliseconds. */
  createdAt: number;
}

const KINDS: Record<string, string> = {
  code: 'One-time code',
  'back-in-stock': 'Back in stock',
  'price-drop': 'Lower price',
  'store-open': 'Store open',
  'sign-in-notice': 'Sign-in notice',
  'staff-invitation': 'Invitation to the back office',
  'staff-passkey': 'Passkey added',
  approval: 'Approval asked for',
  'staff-password-reset': 'New password for the back office',
  'account-deleted': 'Account deleted',
  'support-request': 'Support request',
  'support-task': 'Support task',
  'appointment-request': 'Visit request',
  'appointment-task': 'Visit to confirm',
  'gift-card': 'Gift card',
  'gift-card-receipt': 'Gift card receipt',
  'order-payment-link': 'Link to pay for an order',
  'order-confirmed': 'Order confirmed',
  'order-refund': 'Order refund',
  'order-packed': 'Order packed',
  'order-shipped': 'Order shipped',
  'order-out-for-delivery': 'Order out for delivery',
  'order-delivered': 'Order delivered',
  'order-cancelled': 'Order cancelled',
  'order-modified': 'Order changed',
  'question-answered': 'Question answered',
  'order-money-sent': 'Refund sent',
  'order-return': 'Return or exchange',
};
const CHANNELS: Record<MessageChannel, string> = {
  sms: 'by SMS',
  voice: 'by call',
  mail: 'by email',
  whatsapp: 'by WhatsApp',
};
const INDIA_TIME = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'medium',
});

/** One message as a list item. `siteUrl` without a trailing slash: only links to it are clickable. */
export function outboxEntry(entry: OutboxEntry, siteUrl: string, now: number): string {
  const recipient = entry.channel === 'mail' ? entry.recipient : formatMobile(entry.recipient);
  const created = new Date(entry.createdAt).toISOString();
  const code = codeOf(entry);
  return `<li><article>
<div class="head"><h2>${escapeHtml(KINDS[entry.kind] ?? entry.kind)} ${CHANNELS[entry.channel]}</h2>
<time class="when" datetime="${created}">${ago(entry.createdAt, now)}</time></div>
<p class="to">to ${escapeHtml(recipient)}</p>
${code === '' ? '' : `<p class="code">${code}</p>`}
${entry.subject === '' ? '' : `<p class="subject">${escapeHtml(entry.subject)}</p>`}
${entry.body === '' ? '<p class="gone">This message has expired and its text was removed.</p>' : `<p class="body">${withLinks(entry.body, siteUrl)}</p>`}
${entry.html === '' ? '' : pageOf(entry)}
</article></li>`;
}

/** Shows a mail in a sandboxed frame without scripts and with an opaque origin. */
function pageOf({ subject, html }: OutboxEntry): string {
  return `<details><summary>Show as a page</summary><iframe sandbox="" title="${escapeHtml(subject)}" srcdoc="${escapeHtml(html)}"></iframe></details>`;
}

/** The digits of a one-time code, also if they are spelled out for a voice call; empty if there are none. */
function codeOf({ kind, body }: OutboxEntry): string {
  if (kind !== 'code') return '';
  return (/\b\d{4,8}\b|\b\d(?:[ ,.]+\d){3,7}\b/.exec(body)?.[0] ?? '').replace(/\D/g, '');
}

function withLinks(body: string, siteUrl: string): string {
  return body
    .split(/(https?:\/\/\S+)/)
    .map((part) => (part === siteUrl || part.startsWith(`${siteUrl}/`) ? linkTo(part) : escapeHtml(part)))
    .join('');
}

function linkTo(address: string): string {
  return `<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>`;
}

function ago(at: number, now: number): string {
  const seconds = Math.floor((now - at) / 1000);
  if (seconds < 5) return 'just now';
  if (seconds < 60) return `${seconds} s ago`;
  return seconds < 3600 ? `${Math.floor(seconds / 60)} min ago` : INDIA_TIME.format(at);
}
