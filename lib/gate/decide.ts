import { admit } from './admission.ts';
import { deviceOf } from './device.ts';
import { headerModeOf } from './header-mode.ts';
import { readPath } from './path.ts';
import type { Decision, PageClass, RequestFacts } from './types.ts';

const VERBS: Record<PageClass, readonly string[]> = {
  public: ['GET', 'HEAD'],
  personal: ['GET', 'HEAD'],
  asset: ['GET', 'HEAD'],
  api: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
};

/** The one decision about a request: pass, redirect or refuse. Pure; the middleware and the front both obey it. */
export function decide(facts: RequestFacts): Decision {
  const admission = admit(facts);
  if (!admission) return { kind: 'refuse', status: 400 };
  const reading = readPath(facts.path);
  if (reading.kind === 'refuse') return reading;
  if (reading.kind === 'other-spelling') return { kind: 'redirect', status: 308, location: reading.location };
  const verbs = VERBS[reading.pageClass];
  if (!verbs.includes(facts.method)) return { kind: 'refuse', status: 405, allow: verbs.join(', ') };
  return {
    kind: 'pass',
    pageClass: reading.pageClass,
    headerMode: headerModeOf(reading.segments),
    device: deviceOf(facts.mobileHint, facts.userAgent),
    admission,
  };
}
