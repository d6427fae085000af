import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { z } from 'zod';
import { ConfigurationError, type Environment } from '#lib/shared/env.ts';
import { type DemoSettings, usesDemoOffers } from '#lib/shared/trial.ts';
import { readSettingFile } from '../../core/read-setting-file.ts';
import { type PromotionFile, promotionFile } from './promotion-file.ts';

/** Promotions to import. */
export interface PromotionSource {
  file: PromotionFile;
  /** Hash of everything here: equal promotions were imported already. */
  hash: string;
  /**
   * Gift coupons and gift cards of the demo, whose codes are public: a store with its own promotions must not accept
   * them.
   */
  disabled: { giftCoupons: string[]; giftCards: string[] };
}

const DEMO_FILE = join(import.meta.dirname, 'data', 'demo.json');

/**
 * The promotions that the settings name: the operator's file, else the demo's in a demo store, else none. Throws
 * ConfigurationError naming the first wrong entry.
 */
export async function readPromotions({
  PROMOTIONS_FILE: path,
  ...facts
}: Pick<Environment, 'PROMOTIONS_FILE'> & DemoSettings): Promise<PromotionSource> {
  const demo = await demoPromotions();
  if (path !== undefined) return sourceOf(checkPromotions(await readSettingFile('PROMOTIONS_FILE', path)), demo);
  return usesDemoOffers(facts) ? sourceOf(demo) : sourceOf(checkPromotions('{}'), demo);
}

/** The promotions of the demo. */
export async function demoPromotions(): Promise<PromotionFile> {
  return checkPromotions(await readSettingFile('PROMOTIONS_FILE', DEMO_FILE));
}

/** Promotions for the import; `demo`: the demo's promotions if these replace them. */
export function sourceOf(file: PromotionFile, demo?: PromotionFile): PromotionSource {
  const codes = new Set(file.giftCoupons.map(({ code }) => code));
  const numbers = new Set(file.giftCards.map(({ number }) => number));
  const disabled = {
    giftCoupons: (demo?.giftCoupons ?? []).flatMap(({ code }) => (codes.has(code) ? [] : code)),
    giftCards: (demo?.giftCards ?? []).flatMap(({ number }) => (numbers.has(number) ? [] : number)),
  };
  const hash = createHash('sha256').update(JSON.stringify({ file, disabled })).digest('hex');
  return { file, hash, disabled };
}

/** Validates the text of a promotions file. Throws ConfigurationError naming the first wrong entry. */
export function checkPromotions(text: string): PromotionFile {
  let written: unknown;
  try {
    written = JSON.parse(text);
  } catch {
    throw new ConfigurationError('PROMOTIONS_FILE: the file is not JSON.');
  }
  const parsed = promotionFile.safeParse(written);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ConfigurationError(`PROMOTIONS_FILE: ${issue ? issueSentence(issue, written) : 'the file is wrong'}.`);
}

/** The error with its place: `coupons 3 (WELCOME10): benefit.percent: must be …`. */
function issueSentence({ path, message }: z.core.$ZodIssue, written: unknown): string {
  const [list, index, ...field] = path.map(String);
  if (list === undefined) return message;
  if (index === undefined) return `${list}: ${message}`;
  const entry = `${list} ${Number(index) + 1} (${nameOf(written, list, index)})`;
  return [entry, ...(field.length > 0 ? [field.join('.')] : []), message].join(': ');
}

/** The name by which an operator knows an entry; for a gift card only what may be logged. */
function nameOf(written: unknown, list: string, index: string): string {
  const entry = (written as Record<string, Record<string, Record<string, unknown> | null>>)[list]?.[index];
  if (typeof entry?.number === 'string') return `…${entry.number.slice(-4)}`;
  return String(entry?.id ?? entry?.code ?? 'without a name');
}
