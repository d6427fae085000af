import { z } from 'zod';
import { isLoopback } from './loopback.ts';

// The types of settings, each with a message that says what to write.

const inWords = (choices: readonly string[]) => new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(choices);

/** A text without blanks around it. */
export const text = z.string().trim();

/** A text that is not blank. */
export const filledText = text.min(1, 'must not be blank');

/** A secret of 32 characters or more. */
export const secret = text.min(32, 'must have at least 32 characters');

/** Secrets separated by commas, as a list; empty where the setting is not given. */
export const secretList = text
  .transform((all) =>
    all
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  )
  .pipe(z.array(secret))
  .default([]);

/** One of a few words. */
export function enumSetting<const Word extends string>(words: readonly Word[]) {
  return z.enum(words, `must be ${inWords(words)}`);
}

/** `on` or `off`. */
export function flag(fallback: boolean) {
  return enumSetting(['on', 'off'])
    .default(fallback ? 'on' : 'off')
    .transform((value) => value === 'on');
}

/** A whole number from `min` to `max`. */
export function wholeNumberBetween(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number(message).int(message).min(min, message).max(max, message);
}

/** A number of `min` or more. */
export function numberFrom(min: number) {
  const message = `must be a number, ${min} or more`;
  return z.coerce.number(message).min(min, message);
}

/** The port of a server. */
export function port(fallback: number) {
  return wholeNumberBetween(0, 65_535).default(fallback);
}

/** A URL with one of these protocols; further rules see only a URL. */
export function urlOf(...protocols: readonly string[]) {
  const error = `must be an address that begins with ${inWords(protocols.map((protocol) => `${protocol}://`))}`;
  return z.url({ protocol: new RegExp(`^(?:${protocols.join('|')})$`), error, abort: true });
}

/** The address of a website. */
export const webAddress = urlOf('http', 'https');

/** The address of a site of one's own, in lower case and without a path. */
export const siteAddress = webAddress
  .refine((value) => /^https?:\/\/[^/?#]+\/?$/i.test(value), 'must end with the host or its port')
  .transform((value) => new URL(value).origin);

/** Web addresses separated by commas, as a list. */
export const webAddresses = text
  .transform((addresses) => addresses.split(',').map((address) => address.trim()))
  .pipe(z.array(webAddress).min(1));

const isSecure = (value: string) => {
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || isLoopback(hostname);
};

/** The address of a website that a shopper's browser may load from: by https, or from this machine. */
export const secureAddress = webAddress.refine(isSecure, 'must be an https address');

/** The address of map tiles, with places for their numbers. */
export const mapAddress = webAddress
  .refine((value) => /^https?:\/\/[a-z0-9.-]+(?::\d+)?\//i.test(value), 'must name one host, without {s}')
  .refine(isSecure, 'must be an https address')
  .refine((value) => ['{z}', '{x}', '{y}'].every((part) => value.includes(part)), 'must contain {z}, {x} and {y}');

const HOST_NAME = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/;

/** Names of hosts separated by commas, as a list. */
export function hostNames(fallback: string) {
  return text
    .default(fallback)
    .transform((names) =>
      names
        .toLowerCase()
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    )
    .refine(
      (names) => names.every((name) => HOST_NAME.test(name)),
      'must be host names without ports, separated by commas',
    );
}
