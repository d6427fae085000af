/** Returns the value of a cookie in a `document.cookie` text or a Cookie header; undefined where it is not set. */
export function cookieValue(cookies: string, name: string): string | undefined {
  const prefix = `${name}=`;
  const pair = cookies.split('; ').find((part) => part.startsWith(prefix));
  return pair?.slice(prefix.length);
}
