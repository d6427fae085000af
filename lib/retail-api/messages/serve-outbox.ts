import { isLoopback } from '#lib/shared/loopback.ts';
import type { MessageChannel } from '#lib/shared/outbox.ts';
import type { CoreContext } from '../core/core-context.ts';
import type { OutboxEntry } from './page/outbox-entry.ts';
import { OUTBOX_POLICY, outboxPage } from './page/outbox-page.ts';

const NEWEST = 50;
/** A request through a proxy does not come from the person at this machine. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': OUTBOX_POLICY,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  vary: 'accept',
};

/**
 * The newest messages of the channels without a transport, as a page, or as JSON for a client that accepts only that.
 * Null unless the request was sent from this machine to a loopback host name: a page of another site could make its own
 * name resolve to this machine.
 */
export async function serveOutbox(
  request: Request,
  url: URL,
  { db, siteUrl, now }: CoreContext,
  channels: readonly MessageChannel[],
): Promise<Response | null> {
  if (!isLoopback(hostOf(request, url)) || PROXY_HEADERS.some((name) => request.headers.has(name))) return null;
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'channel', 'recipient', 'subject', 'body', 'html', 'state', 'created_at'])
    .where('channel', 'in', channels)
    .$narrowType<{ channel: MessageChannel }>()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(NEWEST)
    .execute();
  const entries = rows.map(({ created_at: createdAt, ...row }): OutboxEntry => ({ ...row, createdAt }));
  const accepts = request.headers.get('accept') ?? '';
  if (accepts.includes('application/json') && !accepts.includes('text/html')) {
    return Response.json(entries, { headers: HEADERS });
  }
  const refreshes = url.searchParams.get('refresh') !== 'off';
  return new Response(outboxPage({ entries, channels, siteUrl, now: now(), refreshes }), {
    headers: { ...HEADERS, 'content-type': 'text/html; charset=utf-8' },
  });
}

/** The host name of the request, without the port. */
function hostOf(request: Request, url: URL): string {
  const host = request.headers.get('host');
  return host === null ? url.hostname : host.replace(/:\d*$/, '');
}
