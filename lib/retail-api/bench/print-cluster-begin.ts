import { beginCluster } from './cluster/begin-cluster.ts';

const [url = '', file = ''] = process.argv.slice(2);
process.stdout.write(`${JSON.stringify(await beginCluster(url, file))}\n`);
