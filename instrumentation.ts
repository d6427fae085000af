import type { Instrumentation } from 'next';

/** Called by Next with every error of a page or handler that it answers itself. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  // The middleware's runtime has no log.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logPageFailure } = await import('#lib/storefront/platform/front/log-page-failure.ts');
  logPageFailure(error, { path: request.path, route: context.routePath });
};
