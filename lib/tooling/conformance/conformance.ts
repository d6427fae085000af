import { calls } from '#lib/contract/index.ts';
import { createProgram, runProgram, TERMINAL, type Terminal, UsageError } from '#lib/shared/command-line.ts';
import type { Send } from '#lib/storefront/platform/retail-client/transport.ts';
import { ApiUnderTest } from './api-under-test.ts';
import { checkEveryCall } from './check-every-call.ts';
import { Findings, reportLines } from './findings.ts';
import { walkCart } from './walk-cart.ts';
import { walkCatalogue } from './walk-catalogue.ts';

interface ConformanceOptions {
  /** The path of a list to begin with, without the leading slash. */
  list?: string | undefined;
  send: Send;
}

/** Checks the retail API at a base address, call by call. It places no order and sends no message. */
export async function checkRetailApi(base: URL, { list, send }: ConformanceOptions): Promise<Findings> {
  const findings = new Findings();
  const api = new ApiUnderTest(base, { send });
  const opened = await api.open();
  findings.record(calls.jwtToken, 'a session', opened);
  if (opened.state !== 'conforms') return findings;
  const product = await walkCatalogue(api, findings, list);
  if (product) await walkCart(api, findings, product);
  await checkEveryCall(api, findings);
  return findings;
}

/** `npm run conformance -- URL`: prints what each call of a retail API answers; exit code 1 where anything is wrong. */
export async function runConformance(args: readonly string[], terminal: Terminal = TERMINAL): Promise<void> {
  let isWrong = false;
  const program = createProgram('npm run conformance --', terminal)
    .description('Checks the calls of a retail API against the contract. It places no order and sends no message.')
    .argument('<URL>', 'base address of the retail API, e.g. https://api.example.com/store/')
    .option('--list <PATH>', 'the path of a list to begin with, e.g. watches/men; by default the first of the menu')
    .action(async (url, { list }) => {
      if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
        throw new UsageError(`"${url}" is not an http or https address`);
      const findings = await checkRetailApi(new URL(url), { list, send: (to, init) => fetch(to, init) });
      for (const line of reportLines(findings)) terminal.print(line);
      isWrong = findings.isWrong;
    });
  const code = await runProgram(program, args, terminal);
  process.exitCode = code === 0 && isWrong ? 1 : code;
}
