export type RefusalStatus = 400 | 404 | 405;

const TEXTS: Record<RefusalStatus, { title: string; text: string }> = {
  400: { title: 'This address cannot be read', text: 'Check the address for a typing mistake, or start from home.' },
  404: {
    title: 'Page not found',
    text: 'There is nothing at this address. Start from home, or search for what you want.',
  },
  405: { title: 'This cannot be done here', text: 'Go back and try again, or start from home.' },
};

/** A small page with a way on, for requests that the gate refuses before anything is rendered. */
export function refusalPage(status: RefusalStatus): string {
  const { title, text } = TEXTS[status];
  return (
    `<!doctype html><html lang="en-IN"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
    `<title>${title} | Samay</title></head><body><main><h1>${title}</h1><p>${text}</p>` +
    `<p><a href="/">Samay home</a></p></main></body></html>`
  );
}

/** Headers of a refusal: nobody keeps it, nothing in it runs. */
export const REFUSAL_HEADERS: Record<string, string> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};
