import { startNginx } from '#lib/tooling/bench/cluster/start-nginx.ts';
import { describeWithTools, NGINX, OPENSSL } from './describe-with-tools.ts';
import { testProxy } from './test-proxy.ts';

describeWithTools('nginx in front of two storefronts', [NGINX, OPENSSL], ([program = '']) => {
  let check: { code: number | null; output: string };

  testProxy({
    async start(ports) {
      const nginx = await startNginx({ program, ...ports });
      check = nginx.check;
      return nginx;
    },
    requestId: /^[0-9a-f]{32}$/,
  });

  test('its own check finds nothing wrong with the configuration', () => {
    expect(check).toEqual({ code: 0, output: expect.stringContaining('test is successful') });
    expect(check.output).not.toMatch(/warn/);
  });
});
