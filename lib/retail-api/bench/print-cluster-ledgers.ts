import { compareClusterLedgers } from './cluster/compare-cluster-ledgers.ts';

const [url = '', sandboxUrl = '', file = ''] = process.argv.slice(2);
process.stdout.write(`${JSON.stringify(await compareClusterLedgers(url, sandboxUrl, file))}\n`);
