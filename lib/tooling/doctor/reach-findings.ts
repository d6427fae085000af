import { connect } from 'node:net';
import { SEARCH_AWAY } from '#lib/contract/vocabulary.ts';
import { SECOND_MS } from '#lib/shared/durations.ts';
import { type Finding, ok, wrong } from './finding.ts';

const ANSWER_WITHIN_MS = 3 * SECOND_MS;
/** Signed announcements and sign-ins bear more, but a clock that is this far off drifts on. */
const MAX_SKEW_MS = 30 * SECOND_MS;

/** Whether a process of the store is ready, and its clock that of this machine. `url`: its base address. */
export async function readyFindings(name: string, url: string): Promise<Finding[]> {
  const sentAt = Date.now();
  let reply: Response;
  try {
    reply = await fetch(`${url.replace(/\/+$/, '')}/readyz`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  } catch {
    return [wrong(`${name}: nothing answers at ${url}; is it started?`)];
  }
  const said = (await reply.text()).slice(0, 100).trim();
  const searchAway = reply.ok && said.includes(`"search":"${SEARCH_AWAY}"`);
  const ready = searchAway
    ? wrong(`${name}: ready at ${url}, but its search server does not answer: lists and searches fail`)
    : reply.ok
      ? ok(`${name}: ready at ${url}`)
      : wrong(`${name}: not ready at ${url}; it says ${said}`);
  const clock = Date.parse(reply.headers.get('date') ?? '');
  return Number.isNaN(clock) ? [ready] : [ready, clockFinding(name, clock, { after: sentAt, before: Date.now() })];
}

/**
 * Whether a clock, read some time `after` and `before` two moments of this machine, agrees with it. Epoch milliseconds; a
 * Date header has whole seconds only.
 */
export function clockFinding(
  name: string,
  clock: number,
  { after, before }: { after: number; before: number },
): Finding {
  const skew = clock < after - SECOND_MS ? clock - after : Math.max(0, clock - before);
  const seconds = Math.round(Math.abs(skew) / SECOND_MS);
  return Math.abs(skew) <= MAX_SKEW_MS
    ? ok(`${name}: its clock agrees with this machine's`)
    : wrong(`${name}: its clock is ${seconds} s ${skew < 0 ? 'behind' : 'ahead of'} this machine's; use NTP on both`);
}

const DEFAULT_PORTS: Readonly<Record<string, number>> = {
  'http:': 80,
  'https:': 443,
};

/** Whether anything listens at the address of a service that has no health check of ours. */
export async function listeningFindings(name: string, url: string): Promise<Finding[]> {
  const { hostname, port, protocol } = new URL(url);
  const place = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || (DEFAULT_PORTS[protocol] ?? 0) };
  const at = `${place.host}:${place.port}`;
  return [
    await new Promise<Finding>((resolve) => {
      const socket = connect(place);
      const end = (finding: Finding) => {
        socket.destroy();
        resolve(finding);
      };
      socket.setTimeout(ANSWER_WITHIN_MS, () => end(wrong(`${name}: ${at} does not answer`)));
      socket.on('connect', () => end(ok(`${name}: ${at} answers`)));
      socket.on('error', ({ message }) => end(wrong(`${name}: ${at} cannot be reached (${message})`)));
    }),
  ];
}
