import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { HOUR_SECONDS } from '#lib/shared/durations.ts';

/** The retail API ends sessions; a cookie that outlives them opens nothing. */
const LIFETIME_SECONDS = 12 * HOUR_SECONDS;

/** What the cookie holds: the bearer of the staff member's calls. */
const sealed = z.object({ staffToken: z.string().min(1) });

interface CookieSecrets {
  /** Seals the cookie. */
  current: string;
  /** Secrets that open a cookie, too, while an operator changes them. */
  accepted: readonly string[];
}

/** The sealed cookie that holds a staff member's session: no script reads it, and no other site sends it. */
export class StaffCookies {
  readonly #secrets: CookieSecrets;
  readonly #secure: boolean;

  /** `secure`: whether staff reach the back office by https. */
  constructor(secrets: CookieSecrets, secure: boolean) {
    this.#secrets = secrets;
    this.#secure = secure;
  }

  /** The session's token of a request; empty where there is none, or its cookie is not ours or too old. */
  async read(context: Context): Promise<string> {
    const value = getCookie(context, this.#name);
    if (value === undefined) return '';
    for (const password of [this.#secrets.current, ...this.#secrets.accepted]) {
      const opened = sealed.safeParse(await unsealData(value, { password, ttl: LIFETIME_SECONDS }));
      if (opened.success) return opened.data.staffToken;
    }
    return '';
  }

  /** Begins a session, or goes on with it under another token. */
  async write(context: Context, staffToken: string): Promise<void> {
    const value = await sealData({ staffToken }, { password: this.#secrets.current, ttl: LIFETIME_SECONDS });
    setCookie(context, this.#name, value, this.#options);
  }

  /** Ends the session of this browser. */
  remove(context: Context): void {
    deleteCookie(context, this.#name, this.#options);
  }

  /** Browsers accept the prefix over https only. */
  get #name(): string {
    return this.#secure ? '__Host-BackOffice' : 'BackOffice';
  }

  /** Without a lifetime: it ends with the browser. */
  get #options() {
    return { httpOnly: true, secure: this.#secure, sameSite: 'Strict', path: '/' } as const;
  }
}
