import { createHash } from 'node:crypto'
import { readdirSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { VideoPieceReply } from '#src/api/file-uploads.ts'
import { rows } from '#src/server/db.ts'
import { sweepUploads } from '#src/server/modules/files/sweep.ts'
import { film } from '../../../support/films.ts'
import { stageFiles } from './sender.ts'

const { server, people, sendForm, stored } = stageFiles()
afterEach(() => vi.unstubAllEnvs())

describe('a film in pieces', () => {
  const send = (bytes: Buffer, number: number, total: number, more: Record<string, string> = {}, as = people.me) => {
    const fields = {
      chunkNumber: String(number),
      totalChunks: String(total),
      chunkSize: '100000',
      md5: '',
      filename: '1700000000000.mp4',
      ...more,
    }
    return sendForm<VideoPieceReply>('file/video_upload', fields, [bytes, 'blob'], as)
  }
  const parts = (bytes: Buffer) => [0, 1, 2].map((at) => bytes.subarray(at * 100_000, (at + 1) * 100_000)) as [Buffer, Buffer, Buffer]

  it('is whole with its last number', async () => {
    const bytes = film(260_000)
    const [first, second, third] = parts(bytes)
    const md5 = createHash('md5').update(bytes).digest('hex')
    expect((await send(first, 1, 3, { md5 })).data).toEqual({
      code: 1,
      msg: 'waiting',
      file_path: '',
    })
    expect((await send(second, 2, 3, { md5 })).data.code).toBe(1)
    const { data } = await send(third, 3, 3, { md5 })
    expect(data).toEqual({
      code: 2,
      msg: 'success',
      file_path: expect.stringMatching(/^http:\/\/localhost:80\/uploads\/attach\/.*\.mp4$/),
    })
    expect(stored(data.file_path).equals(bytes)).toBe(true)
    expect((await send(third, 3, 3, { md5 })).data).toEqual(data)
    expect(readdirSync(join(server.files, '.incoming'))).toEqual([])
  })

  it('bears a piece that comes again, and refuses one that comes too early', async () => {
    const bytes = film(260_000)
    const [first, second, third] = parts(bytes)
    await send(first, 1, 3)
    expect((await send(third, 3, 3)).data).toEqual({
      code: 0,
      msg: 'The pieces are out of order, number 2 is next',
      file_path: '',
    })
    await send(second, 2, 3)
    await send(second, 2, 3)
    expect((await send(third, 3, 3, {}, people.other)).data.code).toBe(0)
    expect(stored((await send(third, 3, 3)).data.file_path).equals(bytes)).toBe(true)
  })

  it('begins anew with its first piece', async () => {
    const bytes = film(260_000)
    const [first, second, third] = parts(bytes)
    const noise = film(100_000)
    for (const [part, number] of [
      [noise, 1],
      [third, 2],
      [first, 1],
      [second, 2],
    ] as const)
      await send(part, number, 3)
    expect(stored((await send(third, 3, 3)).data.file_path).equals(bytes)).toBe(true)
  })

  it.each([
    ['no film', Buffer.from('<?php phpinfo();'), {}, 'The file is not a valid video (mp4, mov and webm are)'],
    ['a film of another kind', Buffer.from('RIFF'), { filename: 'x.avi' }, 'The file is not a valid video (mp4, mov and webm are)'],
    ['other bytes than its md5', film(2_000), { md5: 'a'.repeat(32) }, 'The file was damaged on its way, please upload it again'],
    ['a number beyond the last', film(2_000), { chunkNumber: '2' }, 'Wrong parameters'],
  ])('is refused in the reply: %s', async (_, bytes, more, msg) => {
    expect((await send(bytes, 1, 1, more)).data).toEqual({ code: 0, msg, file_path: '' })
    expect(await rows(server.app.db, sql`select id from files`)).toEqual([])
  })

  it('is looked at with its first piece: nothing of what is no film is kept', async () => {
    const refused = {
      code: 0,
      msg: 'The file is not a valid video (mp4, mov and webm are)',
      file_path: '',
    }
    expect((await send(Buffer.alloc(100_000, 'x'), 1, 3)).data).toEqual(refused)
    expect((await send(film(100_000), 1, 3, { filename: 'a.webm' })).data).toEqual(refused)
    expect(await rows(server.app.db, sql`select id from video_uploads`)).toEqual([])
    expect(readdirSync(join(server.files, '.incoming'))).toEqual([])
  })

  it('that would be larger than a film may be is refused with its first piece', async () => {
    const fields = { chunkNumber: '1', totalChunks: '10000', filename: 'a.mp4' }
    const { data } = await sendForm<VideoPieceReply>('file/video_upload', fields, [film(300_000), 'blob'])
    expect(data).toMatchObject({ code: 0, msg: 'The file is too large, at most 2 GB' })
  })

  it('may be one of three that are unfinished; what was left makes room', async () => {
    const names = ['1.mp4', '2.mp4', '3.mp4', '4.mp4']
    const begin = async (filename: string, as = people.me) => (await send(film(200_000).subarray(0, 100_000), 1, 3, { filename }, as)).data
    const tooMany = {
      code: 0,
      msg: 'Too many unfinished uploads, finish or cancel some first',
      file_path: '',
    }
    for (const name of names.slice(0, 3)) expect((await begin(name)).code).toBe(1)
    expect(await begin(names[3]!)).toEqual(tooMany)
    expect((await begin(names[3]!, people.other)).code).toBe(1)
    expect((await begin(names[0]!)).code).toBe(1)
    await server.app.db.execute(sql`update video_uploads set touched_at = now() - interval '11 minutes' where name = '2.mp4'`)
    expect((await begin(names[3]!)).code).toBe(1)
    const left = await rows(server.app.db, sql`select name from video_uploads where admin_id = ${people.me.id} order by name`)
    expect(left).toEqual([{ name: '1.mp4' }, { name: '3.mp4' }, { name: '4.mp4' }])
    expect(readdirSync(join(server.files, '.incoming'))).toHaveLength(4)
  })

  it('counts with what its sender has under way in other ways', async () => {
    const limit = 5 * 2 * 1024 ** 3
    await server.app.db.execute(
      sql`insert into file_uploads (id, admin_id, name, size, sha256) values ('u', ${people.me.id}, 'a.mp4', ${limit}, 'x')`,
    )
    expect((await send(film(100_000), 1, 3)).data.code).toBe(0)
    expect((await send(film(100_000), 1, 3, {}, people.other)).data.code).toBe(1)
    await server.app.db.execute(sql`delete from file_uploads`)
  })

  it('is refused while too little of the disk would stay free', async () => {
    vi.stubEnv('CRM_DISK_RESERVE', String(2 ** 60))
    expect(await send(film(100_000), 1, 3)).toMatchObject({ status: 400, code: 'disk_full' })
    vi.unstubAllEnvs()
    expect((await send(film(100_000), 1, 3)).data.code).toBe(1)
  })

  it('is refused with its first piece when the pieces after it would find no room', async () => {
    const { bavail, bsize } = statfsSync(server.files)
    vi.stubEnv('CRM_DISK_RESERVE', String(bavail * bsize - 500_000_000))
    const { data } = await send(film(100_000), 1, 10_000)
    expect(data).toMatchObject({ code: 0, msg: 'The server has no room left, please tell whoever runs it' })
    expect((await send(film(100_000), 1, 1_000)).data.code).toBe(1)
  })

  it('is given up after a day, its bytes too', async () => {
    await send(film(200_000).subarray(0, 100_000), 1, 3)
    await server.app.db.execute(sql`update video_uploads set touched_at = now() - interval '23 hours'`)
    await sweepUploads(server.app.db, server.files)
    expect(readdirSync(join(server.files, '.incoming'))).toHaveLength(1)
    await server.app.db.execute(sql`update video_uploads set touched_at = now() - interval '25 hours'`)
    await sweepUploads(server.app.db, server.files)
    expect(readdirSync(join(server.files, '.incoming'))).toEqual([])
  })

  it('is refused by its ending as the shop does', async () => {
    expect(await send(film(2_000), 1, 1, { filename: 'x.php' })).toMatchObject({
      status: 400558,
      data: [],
    })
  })
})
