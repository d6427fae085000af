import { log } from '#lib/shared/log.ts';
import { redactPath } from './redact-path.ts';

interface FailedPage {
  /** As the visitor sent it. */
  path: string;
  /** The name of the page's folder. */
  route: string;
}

/** Logs an error that Next answers with its own page, with the digest that this page shows as its reference. */
export function logPageFailure(error: unknown, { path, route }: FailedPage): void {
  const digest = typeof error === 'object' && error !== null && 'digest' in error ? String(error.digest) : undefined;
  log().error({ err: error, ...(digest && { digest }), path: redactPath(path), route }, 'A page could not be rendered');
}
