/** Loaded into a measured process before its own program: tells its parent at the end what it has used at most and in all. */
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  process.send?.({ type: 'peak', cpuMicroseconds: userCPUTime + systemCPUTime, residentKilobytes: maxRSS });
});
