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
  /** No further call is tried after this time. */
  seconds?: number;
  /** Told before each part of the check. */
  onPart?: (what: string) => void;
}

const DEFAULT_SECONDS = 300;

/**
 * Checks the retail API at a base address, call by call. It places no order and sends no message. It ends soon after
 * `seconds`, or when several calls in a row had no answer, and the findings then say that calls are missing.
 */
export async function checkRetailApi(base: URL, options: ConformanceOptions): Promise<Findings> {
  const { list, send, seconds = DEFAULT_SECONDS, onPart = () => undefined } = options;
  const findings = new Findings();
  const api = new ApiUnderTest(base, { send, seconds });
  const opened = await api.open();
  findings.record(calls.jwtToken, 'a session', opened);
  if (opened.state !== 'conforms') {
    findings.stopReason = 'JwtToken issues no JWT, without which none can be made';
    return findings;
  }
  onPart('Lists and products');
  const product = await walkCatalogue(api, findings, list);
  onPart('The cart');
  if (product) await walkCart(api, findings, product);
  onPart('Every call with what it must refuse');
  await checkEveryCall(api, findings);
  findings.stopReason = api.stopReason;
  return findings;
}

/** `npm run conformance -- URL`: prints what each call of a retail API answers; exit code 1 where anything is wrong. */
export async function runConformance(args: readonly string[], terminal: Terminal = TERMINAL): Promise<void> {
  let isWrong = false;
  const program = createProgram('npm run conformance --', terminal)
    .description('Checks the calls of a retail API against the contract. It places no order and sends no message.')
    .argument('<URL>', 'base address of the retail API, e.g. https://api.example.com/store/')
    .option('--list <PATH>', 'the path of a list to begin with, e.g. watches/men; by default the first of the menu')
    .option('--seconds <SECONDS>', 'no further call is tried after this time', String(DEFAULT_SECONDS))
    .action(async (url, { list, seconds }) => {
      if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
        throw new UsageError(`"${url}" is not an http or https address`);
      if (!/^[1-9]\d{0,5}$/.test(seconds)) throw new UsageError(`"${seconds}" is not a number of seconds`);
      const findings = await checkRetailApi(new URL(url), {
        list,
        send: (to, init) => fetch(to, init),
        seconds: Number(seconds),
        onPart: (what) => terminal.warn(`${what} …`),
      });
      for (const line of reportLines(findings)) terminal.print(line);
      isWrong = findings.isWrong;
    });
  const code = await runProgram(program, args, terminal);
  process.exitCode = code === 0 && isWrong ? 1 : code;
}
