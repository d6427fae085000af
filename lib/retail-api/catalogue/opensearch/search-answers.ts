import { createSearchClient, SearchServerError, type ServerAddress } from './client.ts';

/** Less than a load balancer waits for readiness. */
const WITHIN_MS = 500;

/** Whether a search server answers within half a second, be it with a refusal. Never rejects. */
export async function searchAnswers(server: ServerAddress): Promise<boolean> {
  try {
    await createSearchClient(server)({ method: 'GET', path: '/_cluster/health', timeoutMs: WITHIN_MS });
    return true;
  } catch (error) {
    return error instanceof SearchServerError;
  }
}
