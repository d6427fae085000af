import type { ServerResponse } from 'node:http';
import { sendText } from './send-text.ts';

const TEXTS: Record<number, string> = {
  200: 'ok',
  400: 'Bad request',
  401: 'Unauthorised',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  413: 'Content too large',
  429: 'Too many requests',
  502: 'Bad gateway',
  503: 'Service unavailable',
  504: 'Gateway timeout',
};

/** Sends a short text response of the front itself, which is never cached. */
export function plainAnswer(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  if (response.headersSent || response.destroyed) return;
  const text = status === 204 ? '' : `${TEXTS[status] ?? status}\n`;
  sendText(response, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
    text,
  });
}
