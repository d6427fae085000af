import { z } from 'zod';
import type { Api } from './app.ts';

/** Ways a call can fail, for testing clients. */
const FAULTS = ['401', '403', '500', 'hang', 'garbage', 'cut'] as const;

const order = z.object({
  /** Name of the call, or `*` for any. */
  call: z.string().min(1).max(60),
  fault: z.enum(FAULTS),
  /** Number of calls that fail; 0 cancels an earlier order. */
  times: z.number().int().min(0).max(10_000).default(1),
});
type Fault = (typeof FAULTS)[number];

/**
 * Makes the next calls with a given name fail as ordered with `POST /faults`. The API is wrapped in it only if
 * FAULTS=on, which is refused in production.
 */
export function withFaults(api: Api): Api {
  const ordered = new Map<string, { fault: Fault; left: number }>();
  return async (request) => {
    const name = new URL(request.url).pathname.slice(1).toLowerCase();
    if (name === 'faults' && request.method === 'POST') {
      const parsed = order.safeParse(await request.json());
      if (!parsed.success) return new Response(parsed.error.message, { status: 400 });
      const { call, fault, times } = parsed.data;
      ordered.set(call.toLowerCase(), { fault, left: times });
      return new Response(null, { status: 204 });
    }
    const pending = [ordered.get(name), ordered.get('*')].find((candidate) => candidate && candidate.left > 0);
    if (!pending || name === 'healthz' || name === 'readyz') return api(request);
    pending.left -= 1;
    return failAs(pending.fault);
  };
}

function failAs(fault: Fault): Promise<Response> | Response {
  const json = { 'content-type': 'application/json' };
  switch (fault) {
    case '401':
      return Response.json({ ReturnCode: 12, ReturnMessage: 'invalid token', Data: null }, { status: 401 });
    case '403':
      return Response.json({ ReturnCode: 108, ReturnMessage: 'invalid customer token', Data: null }, { status: 403 });
    case '500':
      return Response.json({ ReturnCode: 299, ReturnMessage: 'A fault was ordered.', Data: null }, { status: 500 });
    case 'hang':
      return new Promise(() => undefined);
    case 'garbage':
      return new Response('<html>Bad gateway', { headers: json });
    case 'cut':
      return new Response(cutBody(), { headers: json });
  }
}

/** A body that starts like an envelope and then fails. */
function cutBody(): ReadableStream<Uint8Array> {
  let begun = false;
  return new ReadableStream({
    pull(controller) {
      if (begun) return controller.error(new Error('The body was cut as ordered.'));
      begun = true;
      controller.enqueue(new TextEncoder().encode('{"ReturnCode":0,"ReturnMessage":"Suc'));
    },
  });
}
