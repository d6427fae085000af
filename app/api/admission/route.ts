import { type NextRequest, NextResponse } from 'next/server';
import { PERSONAL } from '#lib/storefront/platform/http/reply.ts';
import { readEntry, readSignIn } from '#lib/storefront/platform/session/admit-request.ts';

async function statusOf(host: string, cookies: string): Promise<204 | 401 | 403 | 503> {
  const entry = await readEntry(host, cookies);
  if (entry.kind === 'admitted') return 204;
  // A customer without admission may still be signed in, and may request admission before the launch.
  const shopper = entry.kind === 'unavailable' ? entry.kind : await readSignIn(cookies);
  return ({ guest: 401, 'signed-in': 403, unavailable: 503 } as const)[shopper];
}

/**
 * Answers the middleware's check of a visitor while the store is closed: HTTP 204 where they have access, 403
 * for a customer without access, 401 where there is no sign-in or the retail API no longer accepts it, 503 in
 * an outage. Changes nothing.
 */
export async function GET({ headers }: NextRequest): Promise<NextResponse> {
  const status = await statusOf(headers.get('host') ?? '', headers.get('cookie') ?? '');
  return new NextResponse(null, { status, headers: { 'cache-control': PERSONAL } });
}
