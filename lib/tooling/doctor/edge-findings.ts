import { z } from 'zod';
import type { Environment } from '#lib/shared/env.ts';
import { purgeCache } from '#lib/storefront/platform/front/purge-cdn.ts';
import { MAINTENANCE_PROGRAM } from '../launcher/maintenance.ts';
import { runTool } from '../launcher/run-tool.ts';
import { type Finding, ok, wrong } from './finding.ts';

const bucketReport = z.union([
  z.object({ works: z.literal(true) }),
  z.object({ works: z.literal(false), reason: z.string() }),
]);

/** Whether the storage of photos takes a file with the keys of the settings, and gives it back. */
export async function bucketFindings({ S3_URL }: Pick<Environment, 'S3_URL'>): Promise<Finding[]> {
  if (S3_URL === undefined) return [];
  const { exitCode, output } = await runTool({ file: MAINTENANCE_PROGRAM, arguments: ['bucket'] }, { buffered: true });
  if (exitCode !== 0) return [wrong(`S3_URL: ${output.trim().split('\n').at(-1)?.slice(0, 300)}`)];
  const report = bucketReport.parse(JSON.parse(output));
  return [
    report.works
      ? ok(`S3_URL: ${S3_URL} takes a file and gives it back`)
      : wrong(`S3_URL: ${S3_URL} cannot be used: ${report.reason}`),
  ];
}

const searchReport = z.union([
  z.object({ works: z.literal(true), products: z.number().nullable() }),
  z.object({ works: z.literal(false), reason: z.string() }),
]);

/** Whether the search server answers with the user of the settings. */
export async function searchFindings({ SEARCH_URL }: Pick<Environment, 'SEARCH_URL'>): Promise<Finding[]> {
  if (SEARCH_URL === undefined) return [];
  const { exitCode, output } = await runTool({ file: MAINTENANCE_PROGRAM, arguments: ['search'] }, { buffered: true });
  if (exitCode !== 0) return [wrong(`SEARCH_URL: ${output.trim().split('\n').at(-1)?.slice(0, 300)}`)];
  const report = searchReport.parse(JSON.parse(output));
  if (!report.works) return [wrong(`SEARCH_URL: ${SEARCH_URL} cannot be used: ${report.reason}`)];
  const content = report.products === null ? 'has no index yet' : `holds ${report.products} products`;
  return [ok(`SEARCH_URL: ${SEARCH_URL} answers and ${content}`)];
}

/** No page of the store has this tag, so that the check drops nothing. */
const PROBE_TAG = 'doctor-probe';

/** Whether each cache in front of the store accepts a purge with the token of the settings. */
export function cdnFindings(
  { CDN_PURGE_URL: urls = [], CDN_PURGE_TOKEN: token, CDN_KIND: kind }: CdnSettings,
  send?: typeof fetch,
): Promise<Finding[]> {
  if (urls.length > 0 && !token) return Promise.resolve([wrong('CDN_PURGE_TOKEN: not set, but CDN_PURGE_URL is')]);
  const findings = urls.map(async (url) => {
    try {
      await purgeCache({ url, token: token ?? '', kind, send }, [PROBE_TAG]);
      return ok(`CDN_PURGE_URL: ${new URL(url).host} accepts a purge`);
    } catch (error) {
      return wrong(`CDN_PURGE_URL: ${new URL(url).host} does not accept a purge (${error})`);
    }
  });
  return Promise.all(findings);
}

type CdnSettings = Pick<Environment, 'CDN_PURGE_URL' | 'CDN_PURGE_TOKEN' | 'CDN_KIND'>;
