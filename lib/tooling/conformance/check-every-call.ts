import { calls, type RetailCall } from '#lib/contract/index.ts';
import type { ApiUnderTest } from './api-under-test.ts';
import type { Findings } from './findings.ts';
import { judgeRejection } from './judge-answer.ts';

/** Nobody has it, and it has the form of any token. */
const UNKNOWN_TOKEN = 'conformance-token-that-nobody-has';

/**
 * Tries every call with an empty request, which each answers with Data or refuses, and without a credential. Calls of the
 * operator are tried with a wrong key alone, so that nothing of the shop is changed.
 */
export async function checkEveryCall(api: ApiUnderTest, findings: Findings): Promise<void> {
  for (const call of Object.values(calls) as RetailCall[]) {
    if (call === calls.jwtToken) continue;
    if (call.operator) {
      const reply = await api.exchange(call, {}, { bearer: UNKNOWN_TOKEN });
      const absent = reply.ok && reply.reply.status === 404;
      findings.note(call, 'a wrong key', absent ? { state: 'absent' } : judgeRejection(reply, 401, 'invalid token'));
      continue;
    }
    const judgement = await api.judge(call, {});
    findings.note(call, 'an empty request', judgement);
    if (judgement.state === 'absent') continue;
    const rejected = judgeRejection(await api.exchange(call, {}, { bearer: UNKNOWN_TOKEN }), 401, 'invalid token');
    findings.note(call, 'a JWT that was never issued', rejected);
  }
  const { viewCart } = calls;
  const reply = await api.exchange(viewCart, {}, { customerToken: UNKNOWN_TOKEN });
  const isAbsent = reply.ok && reply.reply.status === 404;
  if (!isAbsent)
    findings.note(viewCart, 'a customer token that nobody has', judgeRejection(reply, 403, 'invalid customer token'));
}
