import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { us3Keys, newUs3Key } from '#src/server/storage/us3.ts'
import { startCloud, type CloudRequest } from './cloud-stand-in.ts'

const us3 = { bucket: 'films', publicKey: 'public', privateKey: 'private', host: 'cn-bj.ufileos.com', cdn: '' }

/** What US3 documents for a signature in an address: not over, and made over method, type, end, bucket and key. */
function isSigned({ method, path, query, headers }: CloudRequest): boolean {
  const text = `${method}\n\n${headers['content-type']}\n${query.get('Expires')}\n/films${decodeURIComponent(path)}`
  const wanted = createHmac('sha1', us3.privateKey).update(text).digest('base64')
  return (
    query.get('Signature') === wanted && query.get('UCloudPublicKey') === us3.publicKey && Number(query.get('Expires')) > Date.now() / 1000
  )
}

/** A server of ours that is set up with a bucket of US3, and the bucket; over real sockets. */
export async function startUs3() {
  const cloud = await startCloud(['films.cn-bj.ufileos.com'], (request) => (isSigned(request) ? '' : 403))
  const asked: string[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://x')
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*')
    response.setHeader('access-control-allow-credentials', 'true')
    response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '')
    if (request.method === 'OPTIONS') return void response.end()
    asked.push(`${request.method} ${pathname.replace('/adminapi', '')}`)
    const mime = searchParams.get('contentType') ?? ''
    const keys = () => us3Keys(us3, newUs3Key(mime)!, mime)
    const data = pathname.endsWith('upload_type') ? { upload_type: '8' } : keys()
    request.resume().on('end', () => response.end(JSON.stringify({ status: 200, msg: 'success', data })))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Films that the bucket has. */
    films: cloud.seen,
    /** What the server was asked. */
    asked,
    close() {
      cloud.close()
      server.closeAllConnections()
      server.close()
    },
  }
}
