import type { ApiContext } from '../../core/call-handler.ts';

/** The lists from the top down to `path` as breadcrumb; none for a path that is no list. */
export function presentTrail(catalogue: ApiContext['catalogue'], path: string): { Name: string; Url: string }[] {
  return catalogue.trail(path).map((entry) => ({ Name: entry.name, Url: entry.path }));
}
