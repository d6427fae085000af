import { calls, type DataOf, type RetailCall } from '#lib/contract/index.ts';
import type { ApiResponse } from './answer.ts';
import { createExchange, type ExchangeSettings } from './exchange.ts';
import { createRefresher, type ShareRefresh } from './refresh.ts';
import { type ClassifiedEnvelope, classifyEnvelope } from './return-code-policy.ts';
import type {
  CallerRequest,
  CallOutcome,
  CallReply,
  Credential,
  Effects,
  RetailClient,
  UploadedFile,
} from './types.ts';
import { brokenContract, type UnusableAnswer } from './unusable-answers.ts';
import { wireRequest } from './wire-request.ts';

interface ClientSettings extends Omit<ExchangeSettings, 'base'> {
  /** Base address of the retail API, which the names of the calls are appended to. */
  readonly baseUrl: string;
  /** Left out where this is the only process. */
  readonly shareRefresh?: ShareRefresh;
}

const UNAVAILABLE: CallOutcome<never> = { kind: 'failed', failure: { kind: 'unavailable' } };
const INVALID: CallOutcome<never> = { kind: 'failed', failure: { kind: 'refused', reason: 'invalid' } };

type Step = ClassifiedEnvelope | { kind: 'token-rejected' } | { kind: 'customer-rejected' };

function stepOf(answer: ApiResponse): Step {
  if (answer.kind === 'envelope') return classifyEnvelope(answer.envelope);
  if (answer.kind === 'unavailable') return { kind: 'failed', failure: { kind: 'unavailable' } };
  return answer;
}

function finish<Call extends RetailCall>(
  call: Call,
  step: Step,
  answer: ApiResponse,
  report: (answer: UnusableAnswer) => void,
): CallOutcome<DataOf<Call>> {
  if (step.kind === 'failed' || step.kind === 'empty') return step;
  if (step.kind === 'revoked') return { kind: 'signed-out' };
  if (step.kind !== 'done' || answer.kind !== 'envelope') return UNAVAILABLE;
  const data = call.data.safeParse(answer.envelope.Data ?? null);
  if (data.success) return { kind: 'done', data: data.data as DataOf<Call> };
  report(brokenContract(call.name, data.error));
  return UNAVAILABLE;
}

/** Whether the check of a customer token found that it does not exist. */
function isUnknownCustomer(definition: RetailCall, outcome: CallOutcome<unknown>): boolean {
  if (definition.name !== calls.customerTokenExistence.name || outcome.kind !== 'done') return false;
  return !(outcome.data as DataOf<typeof calls.customerTokenExistence>).CustomerTokenExist;
}

/**
 * Creates a client. It has its own circuit breaker, retry budget and refreshes, so a process should have only
 * one.
 */
export function createRetailClient({ baseUrl, shareRefresh, ...settings }: ClientSettings): RetailClient {
  const base = new URL(baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`);
  const exchange = createExchange({ base, ...settings });
  const refresh = createRefresher(exchange.fetchJwt, settings.now, shareRefresh);

  async function call<Call extends RetailCall>(
    definition: Call,
    request: CallerRequest<Call>,
    credential: Credential,
    file?: UploadedFile,
  ): Promise<CallReply<DataOf<Call>>> {
    const effects: Effects = { jwt: null, signedOut: false };
    const wire = wireRequest(base, definition, request, file);
    if (!wire) return { outcome: INVALID, effects };
    let { jwt, customerToken } = credential;
    const { currencyId, clientAddress } = credential;

    /** Replaces the JWT; false where no other one was available. */
    async function renew(): Promise<boolean> {
      effects.jwt = '';
      const fresh = await refresh(credential.sessionId, jwt);
      if (fresh === null) return false;
      jwt = fresh;
      effects.jwt = fresh;
      return true;
    }

    if (jwt === '' && !(await renew())) return { outcome: UNAVAILABLE, effects: { ...effects, jwt: null } };
    let renewed = false;
    for (;;) {
      const answer = await exchange.send(wire, jwt, { customerToken, currencyId, clientAddress });
      const step = stepOf(answer);
      if (step.kind === 'customer-rejected' && !effects.signedOut) {
        effects.signedOut = true;
        customerToken = '';
        if (await renew()) continue;
      }
      if (step.kind === 'token-rejected' && !renewed) {
        renewed = true;
        if (await renew()) continue;
      }
      if (step.kind === 'token-stale' && !renewed) {
        renewed = true;
        effects.jwt = '';
        if (wire.repeatable && (await renew())) continue;
      }
      if (step.kind === 'revoked') {
        effects.signedOut = true;
        effects.jwt = '';
      }
      if (step.kind === 'token-rejected' || step.kind === 'token-stale') effects.jwt = '';
      const outcome = finish(definition, step, answer, exchange.reportUnusable);
      if (customerToken !== '' && isUnknownCustomer(definition, outcome)) effects.signedOut = true;
      return { outcome, effects };
    }
  }

  return { call };
}
