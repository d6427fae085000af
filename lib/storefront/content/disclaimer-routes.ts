import * as paths from '#lib/shared/paths.ts';

const ROUTES: ReadonlySet<string> = new Set([paths.home()]);

/** Whether the operator's disclaimer is shown on the page at a path. */
export function carriesDisclaimer(path: string): boolean {
  return ROUTES.has(path);
}
