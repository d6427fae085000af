import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { MAX_DEVICE_TOKENS } from '#lib/contract/staff-vocabulary.ts';
import { HOUR_SECONDS } from '#lib/shared/durations.ts';

/** The retail API ends sessions; a cookie that outlives them opens nothing. */
const LIFETIME_SECONDS = 12 * HOUR_SECONDS;

/** How long a browser is known after its last sign-in, as for the retail API. */
const DEVICE_SECONDS = 180 * 24 * HOUR_SECONDS;

/** What the cookie of a session holds: the bearer of the staff member's calls. */
const sealedSession = z.object({ staffToken: z.string().min(1) });

/** What the cookie of a browser holds: a token of each person who has signed in with it, the latest last. */
const sealedDevices = z.object({ devices: z.array(z.string().min(1)) });

interface CookieSecrets {
  /** Seals the cookie. */
  current: string;
  /** Secrets that open a cookie, too, while an operator changes them. */
  accepted: readonly string[];
}

/**
 * The sealed cookies that hold a staff member's session, and that they have signed in with this browser: no script reads them, and
 * no other site sends them.
 */
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
    return (await this.#open(context, this.#name, sealedSession, LIFETIME_SECONDS))?.staffToken ?? '';
  }

  /** Begins a session, or goes on with it under another token. */
  async write(context: Context, staffToken: string): Promise<void> {
    const value = await sealData({ staffToken }, { password: this.#secrets.current, ttl: LIFETIME_SECONDS });
    setCookie(context, this.#name, value, this.#options);
  }

  /** The tokens of earlier sign-ins with this browser; none where its cookie is not ours or too old. */
  async readDevices(context: Context): Promise<string[]> {
    return (await this.#open(context, this.#deviceName, sealedDevices, DEVICE_SECONDS))?.devices ?? [];
  }

  /** Adds the token of a sign-in; the oldest is left out where many people share the browser. */
  async addDevice(context: Context, token: string): Promise<void> {
    const devices = [...(await this.readDevices(context)), token].slice(-MAX_DEVICE_TOKENS);
    const value = await sealData({ devices }, { password: this.#secrets.current, ttl: DEVICE_SECONDS });
    setCookie(context, this.#deviceName, value, { ...this.#options, maxAge: DEVICE_SECONDS });
  }

  /** Ends the session of this browser. */
  remove(context: Context): void {
    deleteCookie(context, this.#name, this.#options);
  }

  async #open<Content>(
    context: Context,
    name: string,
    content: z.ZodType<Content>,
    ttl: number,
  ): Promise<Content | undefined> {
    const value = getCookie(context, name);
    if (value === undefined) return undefined;
    for (const password of [this.#secrets.current, ...this.#secrets.accepted]) {
      const opened = content.safeParse(await unsealData(value, { password, ttl }));
      if (opened.success) return opened.data;
    }
    return undefined;
  }

  /** Browsers accept the prefix over https only. */
  get #name(): string {
    return this.#secure ? '__Host-BackOffice' : 'BackOffice';
  }

  get #deviceName(): string {
    return `${this.#name}Devices`;
  }

  /** Without a lifetime, unless one is added: the session's ends with the browser. */
  get #options() {
    return { httpOnly: true, secure: this.#secure, sameSite: 'Strict', path: '/' } as const;
  }
}
