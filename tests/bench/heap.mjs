/** Bytes on the heap of a page after forced collections. */
export async function heap(page) {
  const client = await page.createCDPSession()
  await client.send('HeapProfiler.enable')
  await client.send('Performance.enable')
  for (let times = 0; times < 4; times++) await client.send('HeapProfiler.collectGarbage')
  const { metrics } = await client.send('Performance.getMetrics')
  await client.detach()
  return metrics.find(({ name }) => name === 'JSHeapUsedSize').value
}
