import { ConfigurationError, type Environment } from '#lib/shared/env.ts';
import type { OpenIndex } from '../followed-index.ts';
import type { ServerAddress } from './client.ts';
import { INDEX_FORMAT } from './index-definition.ts';

/** The settings of a search server. */
export type SearchSettings = Pick<Environment, 'SEARCH_URL' | 'SEARCH_USER' | 'SEARCH_PASSWORD' | 'SEARCH_ALIAS'>;

/** How to reach the search server of the settings; null without one. Throws ConfigurationError for half a user. */
export function searchServerOf(settings: SearchSettings): ServerAddress | null {
  const { SEARCH_URL: url, SEARCH_USER: user, SEARCH_PASSWORD: password } = settings;
  if (url === undefined) return null;
  if (user !== undefined && password === undefined)
    throw new ConfigurationError('SEARCH_PASSWORD: must be set where SEARCH_USER is.');
  return { url: url.replace(/\/$/, ''), user, password };
}

/** Asks whether the search server of the settings answers; undefined for the index in memory. */
export function searchCheckOf(settings: SearchSettings): (() => Promise<boolean>) | undefined {
  const server = searchServerOf(settings);
  return server ? async () => (await import('./search-answers.ts')).searchAnswers(server) : undefined;
}

/**
 * The name under which products are searched. It has the number of the format, so that two releases beside each other do not
 * replace each other's index.
 */
export function aliasOf({ SEARCH_ALIAS }: Pick<SearchSettings, 'SEARCH_ALIAS'>): string {
  return `${SEARCH_ALIAS}-${INDEX_FORMAT}`;
}

/** Opens the index on the search server of the settings; null for the index in memory. */
export async function indexFromSettings(settings: SearchSettings): Promise<OpenIndex | null> {
  const server = searchServerOf(settings);
  if (!server) return null;
  // Imported here, so that a shop without a search server does not load its adapter.
  const [{ createSearchClient }, { openServerIndex }] = await Promise.all([
    import('./client.ts'),
    import('./server-index.ts'),
  ]);
  return openServerIndex({ client: createSearchClient(server), alias: aliasOf(settings) });
}
