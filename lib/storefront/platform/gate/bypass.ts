const NAME = 'wsi';
const VALUE = '2';

/** Whether a query (empty, or a string that starts with `?`) requests the bypass of the launch. */
export function needsBypass(query: string): boolean {
  return query.includes(NAME) && new URLSearchParams(query).get(NAME) === VALUE;
}

/** The query without the bypass parameter. */
export function withoutBypassParam(query: string): string {
  const remaining = new URLSearchParams(query);
  remaining.delete(NAME);
  return remaining.size === 0 ? '' : `?${remaining}`;
}
