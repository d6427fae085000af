import { type CookieStore, sealData } from 'iron-session';
import { z } from 'zod';
import { environment } from '#lib/shared/env.ts';
import { singleton } from '#lib/shared/singleton.ts';
import { hasNamedSaleHosts } from '#lib/shared/trial.ts';
import { cookieValue } from '#lib/storefront/platform/browser/cookie-value.ts';
import {
  type AccessContext,
  type AccessRules,
  type Passes as AccessState,
  isPrivateSaleHost,
  nameOf,
  restrictionOf,
} from '#lib/storefront/platform/gate/index.ts';
import { openSealed } from './open-sealed.ts';
import { sealedCookies } from './settings.ts';
import { readShopperData, type ShopperData } from './shopper-data.ts';

const NONE: AccessState = { signedIn: false, bypass: false };

/** The bypass belongs to one sign-in: it ends with the sign-out, and does not apply to another sign-in. */
const bypassSchema = z.object({ customerToken: z.string().min(1) });

function rulesOfSettings(): AccessRules {
  const { LAUNCH_AT, PRIVATE_SALE_HOSTS, SITE_URL } = environment();
  return {
    launchAt: LAUNCH_AT,
    privateSaleHosts: PRIVATE_SALE_HOSTS,
    siteHost: SITE_URL === undefined ? null : nameOf(new URL(SITE_URL).host),
    // An operator who names private sale hosts wants no other host name to lead past the restriction.
    namedHostsOnly: hasNamedSaleHosts({ PRIVATE_SALE_HOSTS }),
  };
}

/** The access rules from the settings of this process; created once, because every request needs them. */
export function accessRules(): AccessRules {
  return singleton('access-rules', rulesOfSettings);
}

async function unseal(cookies: string, cookie: 'shopper' | 'bypass'): Promise<unknown> {
  const options = sealedCookies()[cookie];
  const sealed = cookieValue(cookies, options.cookieName);
  return (await openSealed(sealed, options, options.ttl)).data;
}

async function sealedShopper(cookies: string, now: number): Promise<ShopperData> {
  return readShopperData(await unseal(cookies, 'shopper'), now);
}

/** The sealed customer token of a Cookie header; undefined for a guest. */
export async function sealedCustomerToken(cookies: string, now: number): Promise<string | undefined> {
  return (await sealedShopper(cookies, now)).customerToken;
}

/**
 * Whether a sign-in is valid on a host: one of another host, copied manually, does not open the private sale.
 */
export function countsOn(host: string, { atSale }: Pick<ShopperData, 'atSale'>): boolean {
  return atSale === true || !isPrivateSaleHost(host, environment().PRIVATE_SALE_HOSTS);
}

async function readAccessState(host: string, cookies: string, now: number): Promise<AccessState> {
  const { customerToken, atSale } = await sealedShopper(cookies, now);
  if (customerToken === undefined || !countsOn(host, { atSale })) return NONE;
  const bypass = bypassSchema.safeParse(await unseal(cookies, 'bypass')).data;
  return { signedIn: true, bypass: bypass?.customerToken === customerToken };
}

/**
 * The facts for the gate's admission. Sealed cookies are opened only where entry is restricted. `cookies` is the
 * Cookie header; `now` in epoch milliseconds.
 */
export function accessContext(host: string, cookies: string, now: number): AccessContext | Promise<AccessContext> {
  if (restrictionOf({ host, now }, accessRules()) === null) return { host, now, passes: NONE };
  return readAccessState(host, cookies, now).then((passes) => ({ host, now, passes }));
}

/** The Set-Cookie header of the launch bypass for the customer of a Cookie header; null for a guest. */
export async function bypassCookie(cookies: string, now: number): Promise<string | null> {
  const customerToken = await sealedCustomerToken(cookies, now);
  if (customerToken === undefined) return null;
  const { cookieName, password, ttl = 0, cookieOptions } = sealedCookies().bypass;
  const sealed = await sealData({ customerToken }, { password, ttl });
  const secure = cookieOptions?.secure ? '; Secure' : '';
  return `${cookieName}=${sealed}; Path=/; Max-Age=${ttl}; HttpOnly; SameSite=Lax${secure}`;
}

/** Removes the launch bypass from a browser that has one. */
export function clearBypass(cookies: CookieStore): void {
  const { cookieName, cookieOptions } = sealedCookies().bypass;
  if (cookies.get(cookieName) !== undefined) cookies.set(cookieName, '', { ...cookieOptions, maxAge: 0 });
}
