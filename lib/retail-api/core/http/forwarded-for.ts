/** The address that a request came from, as whoever stands next to the retail API says; empty where nobody says. */
export function forwardedFor(request: Request): string {
  return request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
}
