import type { CoreContext } from '../core-context.ts';

const READY_WITHIN_MS = 1_000;
const HEADERS = { 'cache-control': 'no-store' };

/** `/healthz`: this process responds. It checks nothing else. */
export function health(): Response {
  return Response.json({ status: 'ok' }, { headers: HEADERS });
}

/** `/readyz`: the database responds within a second and contains a catalogue. */
export async function readiness(context: CoreContext): Promise<Response> {
  const { promise: late, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => resolve(false), READY_WITHIN_MS);
  try {
    const ready = await Promise.race([holdsCatalogue(context), late]);
    return Response.json({ status: ready ? 'ready' : 'not ready' }, { status: ready ? 200 : 503, headers: HEADERS });
  } finally {
    clearTimeout(timer);
  }
}

async function holdsCatalogue({ db }: CoreContext): Promise<boolean> {
  try {
    return (await db.selectFrom('products').select('code').limit(1).executeTakeFirst()) !== undefined;
  } catch {
    // The response reports it as not ready; the call that fails for the same reason is logged.
    return false;
  }
}
