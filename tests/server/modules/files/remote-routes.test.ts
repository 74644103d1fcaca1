import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rows } from '#src/server/db.ts'
import { storeFromWeb } from '#src/server/modules/files/web-pictures.ts'
import { stageFiles, picture } from './sender.ts'

const { server, people, ask } = stageFiles()

describe('pictures of the web', () => {
  const from = (images: string[]) => ask<unknown>('POST', 'file/online_upload', { pid: 0, images })

  it('are refused one by one with their reasons', async () => {
    expect(await from(['http://127.0.0.1/a.jpg', 'ftp://x.test/b.jpg', 'https://x.test/c.php'])).toMatchObject({
      status: 400,
      code: 'web_failed',
      msg: expect.stringContaining('http://127.0.0.1/a.jpg: addresses inside a private network are not fetched'),
      data: {
        stored: [],
        failed: [{ msg: expect.any(String) }, { msg: expect.any(String) }, { msg: expect.any(String) }],
      },
    })
    expect(await from([])).toMatchObject({ status: 400, code: '100100' })
  })

  it('stay where they worked, named after their address', async () => {
    const bytes = await picture('#936')
    const web = createServer((request, reply) => reply.end(request.url!.includes('text') ? 'no picture' : bytes))
    await new Promise<void>((done) => web.listen(0, '127.0.0.1', done))
    const origin = `http://127.0.0.1:${(web.address() as AddressInfo).port}`
    const options = { locale: 'en', isAllowed: () => true } as const
    const to = { pid: 0, admin: people.me.id }
    await storeFromWeb(server.app.db, server.app.storage, [`${origin}/%E6%B5%B7%E6%8A%A5.jpg?x=1`], to, options)
    expect(await rows(server.app.db, sql`select real_name, att_type from files`)).toEqual([
      { real_name: '海报.png', att_type: 'image/png' },
    ])
    const both = storeFromWeb(server.app.db, server.app.storage, [`${origin}/a.png`, `${origin}/text.png`], to, options)
    await expect(both).rejects.toMatchObject({
      detail: {
        data: {
          stored: [expect.any(String)],
          failed: [{ address: `${origin}/text.png`, msg: 'The file is not a valid picture' }],
        },
      },
    })
    web.close()
  })
})
