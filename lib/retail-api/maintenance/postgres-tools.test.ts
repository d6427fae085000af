import { postgresVariables } from './postgres-tools.ts';

test('an address becomes the variables of the tools, decoded; what it leaves out stays unset', () => {
  expect(postgresVariables('postgres://shop:p%40ss@[::1]:5433/sto%20re?sslmode=require&pool=1')).toEqual({
    PGHOST: '::1',
    PGPORT: '5433',
    PGUSER: 'shop',
    PGPASSWORD: 'p@ss',
    PGDATABASE: 'sto re',
    PGSSLMODE: 'require',
  });
  expect(postgresVariables('postgres:///store?host=/run/postgresql')).toEqual({
    PGHOST: '/run/postgresql',
    PGDATABASE: 'store',
  });
});
