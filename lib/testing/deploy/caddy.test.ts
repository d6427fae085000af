import { CADDY, describeWithTools } from './describe-with-tools.ts';
import { startCaddy, validateCaddy } from './start-caddy.ts';
import { testProxy } from './test-proxy.ts';

describeWithTools('Caddy in front of two storefronts', [CADDY], ([program = '']) => {
  testProxy({
    start: (ports) => startCaddy({ program, ...ports }),
    requestId: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  });

  test.each(['Caddyfile', 'back-office.Caddyfile', 'compose.Caddyfile'])(
    'its own check finds nothing wrong with %s',
    (file) => {
      const { status, output } = validateCaddy(program, file);
      expect([status, output]).toEqual([0, expect.stringContaining('Valid configuration')]);
      expect(output).not.toMatch(/"level":"(?:warn|error)"|WARN|ERROR/);
    },
  );
});
