/**
 * Writes a cookie of this host that scripts can read, for all paths. `maxAge` in seconds; 0 removes the cookie. Small,
 * because every page has this script.
 */
export function writeCookie(name: string, value: string, maxAge: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}
