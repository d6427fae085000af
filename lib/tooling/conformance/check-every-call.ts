import { calls, type RetailCall } from '#lib/contract/index.ts';
import type { ApiUnderTest } from './api-under-test.ts';
import { checkRejection } from './check-answer.ts';
import type { Findings } from './findings.ts';

/** Nobody has it, and it has the form of any token. */
const UNKNOWN_TOKEN = 'conformance-token-that-nobody-has';

/**
 * Tries every call with an empty request, which each answers with Data or refuses, and without a credential. Calls of the
 * operator and of staff are tried with a wrong key alone, so that nothing of the shop is changed.
 */
export async function checkEveryCall(api: ApiUnderTest, findings: Findings): Promise<void> {
  for (const call of Object.values(calls) as RetailCall[]) {
    if (api.stopReason !== null) return;
    if (call === calls.jwtToken) continue;
    if (call.operator || call.access === 'staff') {
      const reply = await api.exchange(call, {}, { bearer: UNKNOWN_TOKEN });
      const absent = reply.ok && reply.reply.status === 404;
      findings.record(call, 'a wrong key', absent ? { state: 'absent' } : checkRejection(reply, 401, 'invalid token'));
      continue;
    }
    const result = await api.check(call, {});
    findings.record(call, 'an empty request', result);
    if (result.state === 'absent' || call.access === 'public') continue;
    const rejected = checkRejection(await api.exchange(call, {}, { bearer: UNKNOWN_TOKEN }), 401, 'invalid token');
    findings.record(call, 'a JWT that was never issued', rejected);
  }
  const { viewCart } = calls;
  const reply = await api.exchange(viewCart, {}, { customerToken: UNKNOWN_TOKEN });
  const isAbsent = reply.ok && reply.reply.status === 404;
  if (!isAbsent)
    findings.record(viewCart, 'a customer token that nobody has', checkRejection(reply, 403, 'invalid customer token'));
}
