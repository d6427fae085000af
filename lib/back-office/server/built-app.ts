import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { z } from 'zod';
import { ConfigurationError } from '#lib/shared/env.ts';
import { escapeHtml } from '#lib/shared/escape-html.ts';

const manifest = z.object({ script: z.string(), files: z.array(z.string()) });

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/**
 * The worker that reads barcodes is the only script that may compile WebAssembly: it has no page, and reaches this host
 * alone. A worker obeys the policy of its own file, so that the one of pages stays as it is.
 */
const WORKER = /^scan-worker-/;
const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** A file of the built app, compressed where the browser takes that. */
interface AppFile {
  content: Buffer<ArrayBuffer>;
  headers: Record<string, string>;
}

/** The browser app as `npm run build` wrote it: a page, and files whose names hold their hash. */
export class BuiltApp {
  readonly #folder: string;
  readonly #script: string;
  readonly #files: ReadonlySet<string>;

  /** Throws ConfigurationError where the app has not been built. */
  constructor(folder: string) {
    this.#folder = folder;
    try {
      const { script, files } = manifest.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
      this.#script = script;
      this.#files = new Set(files);
    } catch (error) {
      throw new ConfigurationError('The back office is not built. Run npm run build first.', { cause: error });
    }
  }

  /** The page around the app. `nonce` lets the app's library add styles; `hasSession`: whether somebody may be signed in. */
  page(nonce: string, hasSession: boolean): string {
    return [
      '<!doctype html>',
      '<html lang="en-IN">',
      '<head>',
      '<meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      '<meta name="robots" content="noindex">',
      '<meta name="color-scheme" content="light dark">',
      `<meta name="style-nonce" content="${escapeHtml(nonce)}">`,
      `<meta name="signed-in" content="${hasSession ? 'yes' : 'no'}">`,
      // This server does not know the shop's name, which its owner may change at any time.
      '<title>Back office</title>',
      '<link rel="icon" href="data:,">',
      `<script type="module" src="/app/${escapeHtml(this.#script)}"></script>`,
      '</head>',
      '<body>',
      '<div id="root"></div>',
      '<noscript>The back office needs JavaScript. Turn it on for this address.</noscript>',
      '</body>',
      '</html>',
      '',
    ].join('\n');
  }

  /** A file of the app; null for a name that is not one. `encodings`: the Accept-Encoding of the request. */
  async file(name: string, encodings: string): Promise<AppFile | null> {
    if (!this.#files.has(name)) return null;
    const isCompressed = /\bbr\b/.test(encodings);
    const content = await readFile(join(this.#folder, isCompressed ? `${name}.br` : name));
    const headers: Record<string, string> = {
      'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    };
    if (WORKER.test(name)) headers['content-security-policy'] = WORKER_POLICY;
    if (isCompressed) headers['content-encoding'] = 'br';
    return { content, headers };
  }
}
