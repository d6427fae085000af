/** The address that a request came from, as reported by the proxy next to the retail API; empty if none reports it. */
export function forwardedFor(request: Request): string {
  return request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
}
