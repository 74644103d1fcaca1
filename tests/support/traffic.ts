import type { Page } from 'puppeteer-core'

interface Traffic {
  /** By request: its address, and the document that asked for it. */
  readonly underWay: Map<string, { address: string; loader: string }>
  /** When a request began or ended last, milliseconds since 1970. */
  moved: number
}

const known = new WeakMap<Page, Traffic>()

/**
 * Counts what a page loads from now on, by what the browser says of each request's end: what the driver makes of it misses
 * some ends on a busy machine, and then waits for ever.
 */
export async function watchTraffic(page: Page): Promise<void> {
  const traffic: Traffic = { underWay: new Map(), moved: Date.now() }
  known.set(page, traffic)
  const client = await page.createCDPSession()
  const end = ({ requestId }: { requestId: string }) => {
    traffic.moved = Date.now()
    traffic.underWay.delete(requestId)
  }
  client.on('Network.requestWillBeSent', ({ requestId, request, type, loaderId }) => {
    traffic.moved = Date.now()
    // a stream of events never ends, and how a worker's script ends is told to the worker alone: no document asked for it
    if (type !== 'EventSource' && loaderId !== '')
      traffic.underWay.set(requestId, { address: `${request.method} ${request.url.slice(0, 200)}`, loader: loaderId })
  })
  client.on('Network.loadingFinished', end)
  client.on('Network.loadingFailed', end)
  // what the page before had begun ends with it
  client.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId) return
    for (const [id, { loader }] of traffic.underWay) if (loader !== frame.loaderId) traffic.underWay.delete(id)
  })
  await Promise.all([client.send('Network.enable'), client.send('Page.enable')])
}

/** Waits until a page has loaded nothing for 300 ms. */
export async function stillness(page: Page, limit = 20_000): Promise<void> {
  const traffic = known.get(page)
  if (!traffic) throw new Error('the traffic of this page is not watched')
  const end = Date.now() + limit
  while (traffic.underWay.size > 0 || Date.now() - traffic.moved < 300) {
    if (Date.now() > end) {
      const addresses = [...traffic.underWay.values()].map(({ address }) => address)
      throw new Error(`still loading after ${limit} ms: ${addresses.join(' ') || 'one thing after the other'}`)
    }
    await new Promise((done) => setTimeout(done, 50))
  }
}
