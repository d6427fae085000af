/**
 * Loaded into a measured process before its own program: reports its peak and total usage to its parent when
 * it exits.
 */
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  process.send?.({ type: 'peak', cpuMicroseconds: userCPUTime + systemCPUTime, residentKilobytes: maxRSS });
});
