/** Path and query of a request line, both as received; the query is empty or starts with `?`. */
export interface RequestTarget {
  path: string;
  query: string;
  /** The host of an absolute address, as received; it must equal the Host header. */
  authority?: string;
}

/** Reads the target of a request line; null where it is neither a path nor an absolute http address. */
export function requestTarget(url: string | undefined): RequestTarget | null {
  const target = url ?? '';
  if (!target.startsWith('/')) {
    // A proxy may send the absolute form, which servers must accept (RFC 9112, 3.2.2).
    const absolute = /^https?:\/\/([^/?#]+)(.*)$/i.exec(target);
    if (!absolute) return null;
    const [, authority = '', rest = ''] = absolute;
    return { ...parts(rest.startsWith('/') ? rest : `/${rest}`), authority };
  }
  return parts(target);
}

function parts(received: string): RequestTarget {
  const fragment = received.indexOf('#');
  const target = fragment === -1 ? received : received.slice(0, fragment);
  const mark = target.indexOf('?');
  return mark === -1 ? { path: target, query: '' } : { path: target.slice(0, mark), query: target.slice(mark) };
}
