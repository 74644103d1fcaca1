import type { CDPSession, HTTPResponse, Page } from 'puppeteer-core'
import { quiet } from './elements.ts'

/** What a page holds: bytes of its scripts' heap, listeners, nodes in the document or not. */
export interface Weight {
  readonly bytes: number
  readonly listeners: number
  readonly nodes: number
}

/** An element that is mounted, and when a person sees it open. */
export interface Mounting {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  /** Of its shadow root: what is pressed first, once it can be seen. */
  readonly press?: string
  /** Of its shadow root: what stands on its opened screen, at least `least` of them. */
  readonly shown: string
  readonly least?: number
}

/** Mounts an element so many times, each until its screen is open, and takes it out again. */
export async function mountTimes(page: Page, mounting: Mounting, times: number): Promise<void> {
  let seconds = 0
  // the server limits all calls of a minute, and a quick machine mounts faster than that; a route with a tighter limit of its own says
  // nothing about the others
  const hear = (response: HTTPResponse) => {
    const { 'x-ratelimit-limit': most, 'x-ratelimit-remaining': left, 'x-ratelimit-reset': reset } = response.headers()
    if (Number(most) >= 1000 && Number(left) < 300) seconds = Number(reset) + 1
  }
  page.on('response', hear)
  // in pieces: a call of the browser has a time limit
  for (let left = times; left > 0; left -= 10) {
    await page.evaluate(mountSome, mounting, Math.min(left, 10))
    if (seconds > 0) await new Promise((done) => setTimeout(done, seconds * 1000))
    seconds = 0
  }
  page.off('response', hear)
}

async function mountSome({ tag, attributes, press, shown, least = 1 }: Mounting, count: number): Promise<void> {
  const pause = () => new Promise((done) => setTimeout(done, 5))
  const seen = async (root: ShadowRoot, selector: string, atLeast: number) => {
    const isSeen = (node: Element) => node.checkVisibility() && node.getBoundingClientRect().height > 0
    const end = Date.now() + 30_000
    for (;;) {
      const found = [...root.querySelectorAll<HTMLElement>(selector)].filter(isSeen)
      if (found.length >= atLeast) return found[0]!
      if (Date.now() > end) throw new Error(`${found.length} of ${atLeast} ${selector} in ${tag}:\n${root.textContent?.slice(0, 500)}`)
      await pause()
    }
  }
  await customElements.whenDefined(tag)
  for (let time = 0; time < count; time++) {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.style.cssText = 'display:block;height:700px'
    document.body.append(element)
    if (press) (await seen(element.shadowRoot!, press, 1)).click()
    await seen(element.shadowRoot!, shown, least)
    element.remove()
    await pause()
  }
}

interface Snapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] } }
  readonly nodes: readonly number[]
  readonly strings: readonly string[]
}

/**
 * Bytes of the objects, closures, lists and texts that the page's scripts hold. Machine code, which the browser goes on making for
 * hundreds of mounts, and what it writes down of calls and long frames by itself are not the page's; nodes are counted apart.
 */
async function scriptBytes(client: CDPSession): Promise<number> {
  const parts: string[] = []
  const take = ({ chunk }: { chunk: string }) => void parts.push(chunk)
  client.on('HeapProfiler.addHeapSnapshotChunk', take)
  await client.send('HeapProfiler.takeHeapSnapshot', {})
  client.off('HeapProfiler.addHeapSnapshotChunk', take)
  const { snapshot, nodes, strings } = JSON.parse(parts.join('')) as Snapshot
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, name, size] = ['type', 'name', 'self_size'].map((field) => fields.indexOf(field)) as [number, number, number]
  let bytes = 0
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = types[0][nodes[at + type]!]!
    const isBuffer = strings[nodes[at + name]!]!.includes('ArrayBuffer')
    if ((kind !== 'code' && kind !== 'native') || isBuffer) bytes += nodes[at + size]!
  }
  return bytes
}

async function counted(client: CDPSession): Promise<{ listeners: number; nodes: number }> {
  for (let times = 0; times < 3; times++) await client.send('HeapProfiler.collectGarbage')
  const { metrics } = await client.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((entry) => entry.name === name)!.value
  return { listeners: metric('JSEventListeners'), nodes: metric('Nodes') }
}

/** What a page holds after forced garbage collections, when nothing is on its way any more and looking again finds no less. */
export async function settledWeight(page: Page, client: CDPSession): Promise<Weight> {
  await quiet(page)
  let { listeners, nodes } = await counted(client)
  for (let same = 0; same < 4; same++) {
    await new Promise((done) => setTimeout(done, 250))
    const now = await counted(client)
    if (now.listeners < listeners || now.nodes < nodes) same = -1
    listeners = Math.min(listeners, now.listeners)
    nodes = Math.min(nodes, now.nodes)
  }
  return { bytes: await scriptBytes(client), listeners, nodes }
}

/** What each mount between two weights has left. */
export const perMount = (before: Weight, after: Weight, mounts: number): Weight => ({
  bytes: (after.bytes - before.bytes) / mounts,
  listeners: (after.listeners - before.listeners) / mounts,
  nodes: (after.nodes - before.nodes) / mounts,
})
