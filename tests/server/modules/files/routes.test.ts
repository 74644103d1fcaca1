import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import type { FileCategory, FileRow } from '#src/api/files.ts'
import { signedIn, testApp } from '../../database.ts'

const server = testApp()
let headers: Record<string, string>

interface Reply<Data = { list: FileRow[]; count: number }> {
  status: number
  msg: string
  code?: string
  data: Data
}

const plain = (width = 900, height = 600) => sharp({ create: { width, height, channels: 3, background: '#39c' } })
const jpeg = () => plain().jpeg().toBuffer()

const send = async <Data = Reply['data']>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
  const reply = await server.app.inject({ method, url: `/adminapi/file/${url}`, headers, ...(payload ? { payload } : {}) })
  return reply.json() as Reply<Data>
}

async function upload(bytes: Buffer, name = 'photo.jpg', fields: Record<string, string> = {}, url = 'upload', more = headers) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name)
  for (const [key, value] of Object.entries(fields)) form.append(key, value)
  const encoded = new Response(form)
  const payload = Buffer.from(await encoded.arrayBuffer())
  const reply = await server.app.inject({
    method: 'POST',
    url: `/adminapi/file/${url}`,
    headers: { ...more, 'content-type': encoded.headers.get('content-type')! },
    payload,
  })
  return reply.json() as Reply<{ src: string }>
}

const onDisk = () =>
  (readdirSync(server.files, { recursive: true }) as string[]).filter(
    (name) => !name.startsWith('.') && statSync(join(server.files, name)).isFile(),
  )
const newest = async () => (await send('GET', 'file?page=1&limit=18')).data.list[0]!

beforeAll(async () => {
  headers = (await signedIn(server.app)).headers
})
beforeEach(async () => {
  await server.app.db.execute(sql`truncate files, file_categories restart identity`)
})

describe('uploading', () => {
  it('stores a picture under a name of its own, with a thumbnail', async () => {
    await send('POST', 'category', { pid: 0, name: '商品图' })
    const bytes = await jpeg()
    const reply = await upload(bytes, '夏季 新品.jpg', { pid: '1' })
    expect(reply).toMatchObject({
      status: 200,
      msg: '上传成功',
      code: '100032',
      data: { src: expect.stringMatching(/^\/uploads\/attach\/\d{4}\/\d\d\/\d\d\/[0-9a-f]{32}\.jpg$/) },
    })
    const { list, count } = (await send('GET', 'file?pid=1&page=1&limit=18')).data
    expect(count).toBe(1)
    expect(list[0]).toEqual({
      att_id: 1,
      name: reply.data.src.split('/').at(-1),
      att_dir: `http://localhost:80${reply.data.src}`,
      satt_dir: `http://localhost:80${reply.data.src.replace('.jpg', '_small.webp')}`,
      att_size: String(bytes.length),
      att_type: 'image/jpeg',
      pid: 1,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      image_type: 1,
      module_type: 1,
      real_name: '夏季 新品.jpg',
      scan_token: '',
      crm: expect.objectContaining({ alt: '', version: 1, removed: '' }),
    })
    const key = reply.data.src.replace('/uploads/', '')
    expect(readFileSync(join(server.files, key)).equals(bytes)).toBe(true)
    const small = await sharp(join(server.files, key.replace('.jpg', '_small.webp'))).metadata()
    expect([small.format, small.width, small.height]).toEqual(['webp', 480, 320])
  })

  it('takes png, gif and webp; a small picture is its own thumbnail', async () => {
    expect((await upload(await plain(90, 90).png().toBuffer(), 'icon.png')).status).toBe(200)
    const { att_dir, satt_dir } = await newest()
    expect(satt_dir).toBe(att_dir)
    expect((await upload(await plain(90, 90).gif().toBuffer(), 'move.gif')).status).toBe(200)
    expect((await upload(await plain(90, 90).webp().toBuffer(), 'x.webp')).status).toBe(200)
  })

  it('answers without recording when asked, and refuses storages it does not have', async () => {
    const loose = await upload(await jpeg(), 'cert.jpg', {}, 'upload/1?type=1')
    expect(loose.data.src).toMatch(/^\/uploads\//)
    expect((await send('GET', 'file')).data.count).toBe(0)
    expect((await upload(await jpeg(), 'a.jpg', {}, 'upload/4')).status).toBe(400733)
    expect((await send<{ upload_type: string }>('GET', 'upload_type')).data).toEqual({ upload_type: '1' })
  })

  it.each([
    ['../../../etc/passwd.jpg', 'passwd.jpg'],
    ['..\\..\\boot.jpg', 'boot.jpg'],
    ['a\u202Egpj.exe.jpg', 'agpj.exe.jpg'],
    ['x.php.jpg', 'x.php.jpg'],
    ['/uploads/attach/%2e%2e/%2e%2e/x.jpg', 'x.jpg'],
  ])('keeps %j out of its paths', async (name, shown) => {
    const before = onDisk().length
    const reply = await upload(await jpeg(), name)
    expect(reply.data.src).toMatch(/^\/uploads\/attach\/\d{4}\/\d\d\/\d\d\/[0-9a-f]{32}\.jpg$/)
    expect(onDisk()).toHaveLength(before + 2)
    expect((await newest()).real_name).toBe(shown)
  })
})

describe('hostile uploads', () => {
  const giant = (bytes: Buffer) => {
    const copy = Buffer.from(bytes)
    copy.writeUInt32BE(60_000, 16)
    copy.writeUInt32BE(60_000, 20)
    return copy
  }
  const cases: [string, () => Promise<Buffer> | Buffer, string, string][] = [
    ['PHP', () => Buffer.from('<?php phpinfo();'), 'x.php', '不合法的文件后缀'],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'x.svg', '不合法的文件后缀'],
    ['a real picture named .php', jpeg, 'x.jpg.php', '不合法的文件后缀'],
    ['a real picture with a null in its name', jpeg, 'x.php\u0000.jpg', ''],
    ['no ending at all', jpeg, 'picture', '不合法的文件后缀'],
    ['PHP named .jpg', () => Buffer.from('<?php phpinfo();'), 'x.jpg', '文件内容不是有效的图片'],
    ['SVG named .png', () => Buffer.from('<svg onload="alert(1)"/>'), 'x.png', '文件内容不是有效的图片'],
    ['nothing', () => Buffer.alloc(0), 'x.jpg', '文件内容不是有效的图片'],
    ['a JPEG named .png', jpeg, 'x.png', '文件内容不是有效的图片'],
    ['only the first bytes of a JPEG', () => Buffer.from('\xff\xd8\xff\xe0 nothing', 'latin1'), 'x.jpg', '文件内容不是有效的图片'],
    ['GIF in front of PHP', () => Buffer.from('GIF89a<?php system($_GET[1]); ?>'), 'x.gif', '文件内容不是有效的图片'],
    ['PHP behind a picture', async () => Buffer.concat([await jpeg(), Buffer.from('<?php evil();')]), 'x.jpg', '文件内容不是有效的图片'],
    [
      'HTML behind a picture',
      async () => Buffer.concat([await plain(90, 90).gif().toBuffer(), Buffer.from('<SCRIPT>1</SCRIPT>')]),
      'x.gif',
      '文件内容不是有效的图片',
    ],
    [
      'an archive behind a picture',
      async () => Buffer.concat([await jpeg(), Buffer.from('PK\x05\x06' + '\0'.repeat(18), 'latin1')]),
      'x.jpg',
      '文件内容不是有效的图片',
    ],
    [
      'a truncated PNG',
      async () =>
        (
          await sharp({
            create: { width: 300, height: 300, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 }, background: '#000' },
          })
            .png()
            .toBuffer()
        ).subarray(0, 9_000),
      'x.png',
      '文件内容不是有效的图片',
    ],
    ['a header that promises 3.6 thousand million pixels', async () => giant(await plain(9, 9).png().toBuffer()), 'x.png', ''],
    ['more than 2 MB', () => Buffer.alloc(2_097_153, 1), 'x.jpg', '文件大小超出限制，最大 2 MB'],
  ]

  it.each(cases)('%s', async (_, make, name, msg) => {
    const before = onDisk()
    const reply = await upload(await make(), name)
    if (name.includes('\0')) {
      // the form's own encoding decides what becomes of the null; our name has none of it
      if (reply.status === 200) expect(reply.data.src).toMatch(/[0-9a-f]{32}\.jpg$/)
      return
    }
    expect(reply).toMatchObject({ status: 400, data: [] })
    if (msg) expect(reply.msg).toBe(msg)
    expect(onDisk()).toEqual(before)
    expect((await send('GET', 'file')).data.count).toBe(0)
  })

  it('says so when there is no file', async () => {
    expect(await send('POST', 'upload', { pid: 16 })).toMatchObject({ status: 400, msg: '上传的文件不存在', data: [] })
  })
})

describe('a photo', () => {
  it.each(['1e30', 'Infinity', '1.5', '-5', '77'])('is not put into a category that cannot be: %s', async (pid) => {
    expect(await upload(await jpeg(), 'photo.jpg', { pid })).toMatchObject({ status: 400103 })
  })

  it('may hold the bytes of "<svg" by chance', async () => {
    const bytes = Buffer.concat([await jpeg(), Buffer.from('<sVg\x9c', 'latin1')])
    expect(await upload(bytes)).toMatchObject({ status: 200 })
  })
})

describe('the library', () => {
  const fill = async (names: string[], pid = 0) => {
    for (const name of names)
      await server.app.db.execute(sql`insert into files (pid, name, real_name, att_dir, satt_dir, att_size, att_type, sha256)
        values (${pid}, 'x.jpg', ${name}, '/uploads/attach/x.jpg', '/uploads/attach/x.jpg', 1, 'image/jpeg', '')`)
  }
  const namesOf = async (query: string) => (await send('GET', `file?${query}`)).data.list.map((file) => file.real_name)

  it('pages, newest first, and searches one, two and more characters', async () => {
    await fill([
      '丁腈手套.jpg',
      '手表.jpg',
      '雨靴_100%.jpg',
      'Banner-A.jpg',
      ...Array.from({ length: 20 }, (_, index) => `图 ${index}.jpg`),
    ])
    expect(await namesOf('page=1&limit=3')).toEqual(['图 19.jpg', '图 18.jpg', '图 17.jpg'])
    expect(await namesOf('page=8&limit=3')).toEqual(['雨靴_100%.jpg', '手表.jpg', '丁腈手套.jpg'])
    expect((await send('GET', 'file?page=1&limit=3')).data.count).toBe(24)
    expect(await namesOf(`real_name=${encodeURIComponent('手')}`)).toEqual(['手表.jpg', '丁腈手套.jpg'])
    expect(await namesOf(`real_name=${encodeURIComponent('手套')}`)).toEqual(['丁腈手套.jpg'])
    expect(await namesOf(`real_name=${encodeURIComponent('腈手套')}`)).toEqual(['丁腈手套.jpg'])
    expect(await namesOf('real_name=BANNER')).toEqual(['Banner-A.jpg'])
    expect(await namesOf(`real_name=${encodeURIComponent('_1')}`)).toEqual(['雨靴_100%.jpg'])
    expect(await namesOf(`real_name=${encodeURIComponent('0%')}`)).toEqual(['雨靴_100%.jpg'])
  })

  it('moves, renames and deletes', async () => {
    await send('POST', 'category', { pid: 0, name: '横幅' })
    await upload(await jpeg())
    expect(await send('PUT', 'file/do_move', { pid: 1, images: '1' })).toMatchObject({ status: 200, msg: '移动成功', code: '100034' })
    expect(await namesOf('pid=1')).toEqual(['photo.jpg'])
    expect(await send('PUT', 'file/do_move', { pid: 99, images: [1] })).toMatchObject({ status: 400103 })
    expect(await send('PUT', 'file/update/1', { real_name: '改名后.png' })).toMatchObject({ status: 200, msg: '修改成功', code: '100001' })
    expect(await namesOf('pid=1')).toEqual(['改名后.png'])
    expect(await send('PUT', 'file/update/1', { real_name: ' ' })).toMatchObject({ status: 400, msg: '文件名称不能为空', code: '400104' })
    expect(await send('POST', 'file/delete', { ids: '1,77' })).toMatchObject({ status: 200, msg: '删除成功', code: '100002' })
    expect((await send('GET', 'file')).data.count).toBe(0)
    // somebody else threw it away meanwhile
    expect(await send('PUT', 'file/update/1', { real_name: '太晚.png' })).toMatchObject({ status: 400, code: 'file_gone' })
    expect(await send('PUT', 'file/do_move', { pid: 0, images: '1,77' })).toMatchObject({ status: 400, code: 'file_gone' })
    expect(await send('POST', 'file/delete', { ids: '' })).toMatchObject({ status: 400, code: '400599' })
  })

  it('never removes what lies outside its folder', async () => {
    const { remove } = await import('#src/server/storage/intake/disk.ts')
    const outside = join(server.files, '..', `outside-${process.pid}.txt`)
    const { rmSync, writeFileSync } = await import('node:fs')
    writeFileSync(outside, 'x')
    await remove(server.app.storage, `/uploads/../outside-${process.pid}.txt`)
    expect(existsSync(outside)).toBe(true)
    rmSync(outside)
  })
})

describe('categories', () => {
  const list = async (query = '') => (await send<{ list: FileCategory[] }>('GET', `category${query}`)).data.list

  it('come level by level, as a tree, or by name', async () => {
    await send('POST', 'category', { pid: 0, name: '商品图' })
    await send('POST', 'category', { pid: [1], name: '手套' })
    await send('POST', 'category', { pid: 0, name: '横幅' })
    expect(await list()).toEqual([
      { id: 1, pid: 0, name: '商品图', enname: '', title: '商品图', children: [], loading: false },
      { id: 3, pid: 0, name: '横幅', enname: '', title: '横幅' },
    ])
    expect((await list('?pid=1')).map((category) => category.name)).toEqual(['手套'])
    expect((await list('?all=1'))[0]!.children!.map((category) => category.name)).toEqual(['手套'])
    expect((await list(`?name=${encodeURIComponent('手')}`)).map((category) => category.name)).toEqual(['手套'])
  })

  it('refuse what the shop refuses', async () => {
    await send('POST', 'category', { pid: 0, name: '甲' })
    await send('POST', 'category', { pid: 1, name: '乙' })
    await send('POST', 'category', { pid: 0, name: '丙' })
    expect(await send('POST', 'category', { pid: 0, name: '' })).toMatchObject({ status: 400, msg: '请填写分类名称', code: '400100' })
    expect(await send('POST', 'category', { pid: 0, name: '甲' })).toMatchObject({ status: 400101, msg: '该分类已存在', data: [] })
    expect(await send('PUT', 'category/1', { pid: 1, name: '甲' })).toMatchObject({ status: 400, code: 'file_own_parent' })
    expect(await send('PUT', 'category/1', { pid: 3, name: '甲' })).toMatchObject({ status: 400105, msg: '该分类有下级分类，无法修改上级' })
    expect(await send('DELETE', 'category/1')).toMatchObject({ status: 400102, msg: '请先删除子分类', data: [] })
    expect(await send('PUT', 'category/2', { pid: 3, name: '乙二' })).toMatchObject({ status: 200, code: '100001' })
    expect(await send('DELETE', 'category/1')).toMatchObject({ status: 200, code: '100002' })
  })

  it('leave their pictures behind', async () => {
    await send('POST', 'category', { pid: 0, name: '甲' })
    await upload(await jpeg(), 'a.jpg', { pid: '1' })
    await send('DELETE', 'category/1')
    expect((await newest()).pid).toBe(0)
  })
})

it('is refused to a role without the key', async () => {
  const clerk = await signedIn(server.app, ['admin-setting-pages-devise'])
  const reply = await server.app.inject({ url: '/adminapi/file/file', headers: clerk.headers })
  expect(reply.json()).toMatchObject({ status: 110000 })
  expect(await upload(await jpeg(), 'a.jpg', {}, 'upload', clerk.headers)).toMatchObject({ status: 110000 })
})
