import { gzipSync } from 'node:zlib'

const counted = new Set(['script', 'stylesheet', 'document'])

/**
 * Weighs what a page transfers: gzip -9 of every document, script and style sheet that was asked for before
 * `stop()`. Resolves then with bytes, and the parts by name, heaviest first.
 */
export function weigh(page) {
  const loads = new Map()
  const onResponse = (response) => {
    const request = response.request()
    // the document of the blank host page is the host's
    const isHosts = request.url().endsWith('/blank.html')
    // a redirection has no body
    if (response.status() >= 300 && response.status() < 400) return
    if (!counted.has(request.resourceType()) || isHosts || loads.has(request.url())) return
    const bytes = response.buffer().then((content) => gzipSync(content, { level: 9 }).length)
    const told = bytes.catch((error) => {
      throw new Error(`${request.url()} was transferred and cannot be weighed: ${error.message}`, { cause: error })
    })
    // told by stop()
    told.catch(() => undefined)
    loads.set(request.url(), told)
  }
  page.on('response', onResponse)
  return {
    async stop() {
      page.off('response', onResponse)
      const parts = await Promise.all([...loads].map(async ([url, bytes]) => ({ name: url.replace(/^.*\//, ''), bytes: await bytes })))
      parts.sort((a, b) => b.bytes - a.bytes)
      return { bytes: parts.reduce((sum, part) => sum + part.bytes, 0), parts }
    },
  }
}
