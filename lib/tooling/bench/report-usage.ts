/** Loaded into a measured process before its own program: reports its usage so far to its parent on request. */
process.on('message', (message) => {
  if (message !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ type: 'usage', cpuMicroseconds: user + system, residentBytes: process.memoryUsage.rss() });
});
