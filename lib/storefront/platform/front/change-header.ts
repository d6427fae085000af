import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];
type Change = (value: OutgoingHttpHeader | undefined) => string;

/** Changes a header of an answer whenever its head is written, in whatever form its writer gives it. */
export function changeHeader(response: ServerResponse, name: string, change: Change): void {
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (response.hasHeader(name)) response.setHeader(name, change(response.getHeader(name)));
    const changed = rest.map((part) =>
      typeof part === 'object' && part !== null ? changedHeaders(part as Headers, name, change) : part,
    );
    return writeHead(status, ...changed);
  };
}

function changedHeaders(headers: Headers, name: string, change: Change): Headers {
  if (Array.isArray(headers)) {
    return headers.map((entry, index) =>
      index % 2 === 1 && String(headers[index - 1]).toLowerCase() === name ? change(entry) : entry,
    );
  }
  const entries = Object.entries(headers);
  return Object.fromEntries(entries.map(([key, value]) => [key, key.toLowerCase() === name ? change(value) : value]));
}
