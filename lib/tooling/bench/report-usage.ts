/** Loaded into a measured process before its own program: tells its parent what it has used so far, when asked. */
process.on('message', (message) => {
  if (message !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ type: 'usage', cpuMicroseconds: user + system, residentBytes: process.memoryUsage.rss() });
});
