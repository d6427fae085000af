import { posix } from 'node:path';
import { lex } from './lex.ts';

export interface Import {
  /** The import as written, e.g. `#lib/storefront/platform/gate/index.ts`. */
  specifier: string;
  /**
   * Path of the file in the project, e.g. `lib/storefront/platform/gate/index.ts`; the specifier itself for a
   * package.
   */
  target: string;
  /** Erased when compiled. */
  typeOnly: boolean;
}

export interface SourceFile {
  /** From the project's root, e.g. `lib/storefront/platform/gate/index.ts`. */
  path: string;
  lines: number;
  /** The code without comments; every literal is replaced by its index. */
  code: string;
  literals: string[];
  imports: Import[];
  /** Starts with 'use client', or is named as the client side of a feature. */
  isClient: boolean;
  isTest: boolean;
}

const STATIC = /(?:^|[;}\n])\s*(?:import|export)\s+(type\s+)?(?:[\w$*{}\s,]+?\s*from\s*)?'(\d+)'/g;
const DYNAMIC = /\b(?:import|require|require\.resolve|requireActual|requireMock)\s*\(\s*'(\d+)'/g;
const BESIDE = /\bnew URL\(\s*'(\d+)',\s*import\.meta\.url/g;

function resolve(from: string, specifier: string): string {
  if (specifier.startsWith('#lib/')) return `lib/${specifier.slice('#lib/'.length)}`;
  if (specifier.startsWith('@/')) return specifier.slice(2);
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  return specifier;
}

/**
 * Returns everything that a file imports: static, side-effect, re-exported, dynamic, required, or resolved
 * relative to it.
 */
function importsOf(path: string, code: string, literals: readonly string[]): Import[] {
  const found: [index: string | undefined, typeOnly: boolean][] = [
    ...[...code.matchAll(STATIC)].map((match) => [match[2], match[1] !== undefined] as [string | undefined, boolean]),
    ...[...code.matchAll(DYNAMIC), ...code.matchAll(BESIDE)].map(
      (match) => [match[1], false] as [string | undefined, boolean],
    ),
  ];
  return found.map(([index, typeOnly]) => {
    const specifier = literals[Number(index)] ?? '';
    return { specifier, target: resolve(path, specifier), typeOnly };
  });
}

/** Extracts from one file what the rules need. */
export function sourceFile(path: string, text: string): SourceFile {
  const { code, literals } = lex(text);
  const directive = /^\s*'(\d+)'/.exec(code);
  const opensWith = directive ? literals[Number(directive[1])] : '';
  return {
    path,
    lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
    code,
    literals,
    imports: importsOf(path, code, literals),
    isClient: opensWith === 'use client' || /^lib\/storefront\/(?!platform\/retail-client\/).+\/client\.ts$/.test(path),
    isTest: /\.(?:test|spec)\.tsx?$|^lib\/(?:[^/]+\/)?testing\/|^e2e\//.test(path),
  };
}
