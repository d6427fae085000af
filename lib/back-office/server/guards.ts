import type { MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import { isLoopback } from '#lib/shared/loopback.ts';
import type { CallProblemBody } from './answer-call.ts';

/** Headers of every answer: no inline script, no frame, nothing from another host; `secure`: whether staff use https. */
export function officeHeaders(secure: boolean): MiddlewareHandler {
  return secureHeaders({
    // A file has a policy of its own.
    overwrite: false,
    strictTransportSecurity: secure,
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      // The library of components writes its rules into style elements of its own, which carry the nonce.
      styleSrc: ["'self'", NONCE],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      frameSrc: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
    },
    referrerPolicy: 'no-referrer',
    xFrameOptions: 'DENY',
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    permissionsPolicy: { camera: ['self'], microphone: [], geolocation: [] },
  });
}

/** Whether the address of the back office, or this machine where it has none, is the host of a request. */
export function isOwnHost(host: string | undefined, url: string | undefined): boolean {
  if (host === undefined) return false;
  if (url !== undefined) return host.toLowerCase() === new URL(url).host;
  return isLoopback(host.replace(/:\d+$/, ''));
}

/** The headers that tell from where a request was made. */
interface RequestOrigin {
  secFetchSite: string | undefined;
  origin: string | undefined;
  host: string | undefined;
}

/**
 * Whether a page of the back office made the request. Browsers send `Sec-Fetch-Site`; older ones only `Origin`. A request
 * with neither is refused.
 */
function isFromOwnPage({ secFetchSite, origin, host }: RequestOrigin): boolean {
  if (secFetchSite !== undefined) return secFetchSite === 'same-origin';
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
}

const foreign = (message: string): CallProblemBody => ({ error: { code: 'Foreign', message, details: {} } });

/** Refuses a change that another site asks for. */
export const sentByOwnPage: MiddlewareHandler = async (context, next) => {
  const { req } = context;
  const isOwn = isFromOwnPage({
    secFetchSite: req.header('sec-fetch-site'),
    origin: req.header('origin'),
    host: req.header('host'),
  });
  if (!isOwn) return context.json(foreign('Only a page of the back office may ask this.'), 403);
  await next();
};

/** Refuses a body that is not JSON, which a form of another site cannot send. */
export const jsonOnly: MiddlewareHandler = async (context, next) => {
  if (context.req.header('content-type')?.split(';')[0]?.trim() !== 'application/json') {
    return context.json(foreign('The body must be JSON.'), 415);
  }
  await next();
};

/**
 * Refuses a file or a photo that another site asks for: a link of a page of the back office, or an address typed by a
 * person, opens it.
 */
export const noOtherSites: MiddlewareHandler = async (context, next) => {
  const site = context.req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return context.text('Forbidden', 403);
  await next();
};
