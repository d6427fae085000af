import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

const NAME = 'cache-control';

/**
 * Converts a public Cache-Control value to one for the visitor's browser only, without directives for shared
 * caches.
 */
function privateValue(value: OutgoingHttpHeader | undefined): string {
  const directives = String(value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^(?:public|s-maxage|stale-while-revalidate)\b/i.test(part));
  return ['private', ...directives.filter((part) => part !== 'private')].join(', ');
}

function privateHeaders(headers: Headers): Headers {
  if (Array.isArray(headers)) {
    return headers.map((entry, index) =>
      index % 2 === 1 && String(headers[index - 1]).toLowerCase() === NAME ? privateValue(entry) : entry,
    );
  }
  const entries = Object.entries(headers);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, name.toLowerCase() === NAME ? privateValue(value) : value]),
  );
}

/** Makes a response private to the visitor's own browser, whatever Cache-Control its writer sets. */
export function markPrivate(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (response.hasHeader(NAME)) response.setHeader(NAME, privateValue(response.getHeader(NAME)));
    // Without the header caches could choose a lifetime (RFC 9111, 4.2.2); a value set by the writer takes
    // precedence.
    else response.setHeader(NAME, 'private, no-store');
    const changed = rest.map((part) =>
      typeof part === 'object' && part !== null ? privateHeaders(part as Headers) : part,
    );
    return writeHead(status, ...changed);
  };
}
