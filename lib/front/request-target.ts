/** Path and query of a request line, both as received; the query is empty or starts with `?`. */
export interface RequestTarget {
  path: string;
  query: string;
}

/** Reads the target of a request line; null where it is neither a path nor an absolute http address. */
export function requestTarget(url: string | undefined): RequestTarget | null {
  let target = url ?? '';
  if (!target.startsWith('/')) {
    // A proxy may send the absolute form, which servers must accept (RFC 9112, 3.2.2).
    const absolute = /^https?:\/\/[^/?#]+(.*)$/i.exec(target);
    if (!absolute) return null;
    target = absolute[1]?.startsWith('/') ? absolute[1] : `/${absolute[1] ?? ''}`;
  }
  const fragment = target.indexOf('#');
  if (fragment !== -1) target = target.slice(0, fragment);
  const mark = target.indexOf('?');
  return mark === -1 ? { path: target, query: '' } : { path: target.slice(0, mark), query: target.slice(mark) };
}
