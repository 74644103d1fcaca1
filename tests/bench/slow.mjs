/** Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back; the processor four times slower. */
export async function slow(page) {
  const client = await page.createCDPSession()
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  })
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
