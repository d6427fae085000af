import { type NextRequest, NextResponse } from 'next/server';
import { PERSONAL } from '#lib/storefront/platform/http/reply.ts';
import { readEntry, readSignIn } from '#lib/storefront/platform/session/admit-request.ts';

async function statusOf(host: string, cookies: string): Promise<204 | 401 | 403 | 503> {
  const entry = await readEntry(host, cookies);
  if (entry.kind === 'admitted') return 204;
  // Who is not let in may still be a customer, and before the launch ask to be.
  const shopper = entry.kind === 'unavailable' ? entry.kind : await readSignIn(cookies);
  return ({ guest: 401, 'signed-in': 403, unavailable: 503 } as const)[shopper];
}

/**
 * What the front asks about a visitor of a closed store: 204 where they are let in, 403 for another customer, 401 where
 * nobody is signed in or the retail API knows the sign-in no more, 503 in an outage. Changes nothing.
 */
export async function GET({ headers }: NextRequest): Promise<NextResponse> {
  const status = await statusOf(headers.get('host') ?? '', headers.get('cookie') ?? '');
  return new NextResponse(null, { status, headers: { 'cache-control': PERSONAL } });
}
