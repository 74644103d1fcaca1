import { sql } from 'drizzle-orm'
import JSZip from 'jszip'
import { beforeAll, expect, it } from 'vitest'
import type { ChatFile } from '#src/api/chat-uploads.ts'
import { chatFileLimit } from '#src/server/storage/upload-limits.ts'
import { chatStage, type Customer, type Reply, type Somebody } from '../stage.ts'

const stage = chatStage()
let agent: Somebody
let rain: Customer
let other: Customer

beforeAll(async () => {
  agent = await stage.agent('desk')
  rain = await stage.customer('陈晓雨', { of: agent })
  other = await stage.customer('王建国', { of: agent })
})

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n', 'latin1')

const archive = (...names: string[]) =>
  names.reduce((zip, name) => zip.file(name, '<x/>'), new JSZip()).generateAsync({ type: 'nodebuffer' })

const compound = (stream: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1_048_500), Buffer.from(`${stream}\0`, 'utf16le')])

/** A body as it goes over the wire: a form of the platform would mend the name. */
async function send(who: Customer | 'agent', bytes: Buffer, name: string, more = ''): Promise<Reply<ChatFile>> {
  const proof = who === 'agent' ? '' : `--b\r\nContent-Disposition: form-data; name="token"\r\n\r\n${who.token}\r\n`
  const head = `${proof}--b\r\nContent-Disposition: form-data; name="file"; filename="${name}"${more}\r\nContent-Type: application/pdf\r\n\r\n`
  const reply = await stage.app.inject({
    ...{ method: 'POST', url: `/kefuapi/${who === 'agent' ? '' : 'tourist/'}upload_file` },
    headers: {
      'content-type': 'multipart/form-data; boundary=b',
      ...(who === 'agent' && { 'authori-zation': `Bearer ${agent.token}` }),
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]),
  })
  return reply.json()
}

let sent = 0
async function say(who: Somebody, to: Somebody, data: object) {
  const client = await who.socket()
  const client_id = `f${++sent}`
  client.send({ type: 'chat', data: { msn: '报价单.pdf', type: 1, to_uid: to.uid, client_id, ...data } })
  const frame = await Promise.race([client.next('chat', { client_id }), client.next('err_tip', { client_id })])
  await client.close()
  return frame.data!
}

it('takes papers of either side by what is in them', async () => {
  const papers: [string, Buffer][] = [
    ['报价单.pdf', pdf],
    ['a.ZIP', await archive('anything.exe')],
    ['b.docx', await archive('[Content_Types].xml', 'word/document.xml')],
    ['c.xlsx', await archive('[Content_Types].xml', 'xl/workbook.xml')],
    ['d.doc', compound('WordDocument')],
    ['e.xls', compound('Workbook')],
    ['f.txt', Buffer.from('尺寸 12 × 8\r\n')],
    ['gbk.txt', Buffer.from('b3dfb4e7', 'hex')],
    ['utf16.txt', Buffer.from('\ufeff尺寸', 'utf16le')],
  ]
  for (const [name, bytes] of papers) {
    const { status, msg, data } = await send(name < 'c' ? 'agent' : rain, bytes, name)
    expect({ name, status, msg }).toEqual({ name, status: 200, msg: '文件上传成功' })
    expect(data).toMatchObject({ name: name.replace('.ZIP', '.zip'), size: bytes.length, key: expect.stringMatching(/^[0-9a-f]{32}$/) })
    const got = await stage.app.inject({ url: new URL(data.url).pathname })
    expect(got.rawPayload.equals(bytes)).toBe(true)
    expect(got.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(data.name)}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  }
})

it('refuses a file that lies', async () => {
  const lies: [string, Buffer][] = [
    ['a.pdf', Buffer.from('MZ\x90\0this program cannot be run')],
    ['a.pdf', Buffer.from('<html><script>alert(1)</script>')],
    ['a.pdf', Buffer.from('%PDF-1.7 and nothing more')],
    ['a.pdf', Buffer.alloc(0)],
    ['a.docx', await archive('[Content_Types].xml', 'xl/workbook.xml')],
    ['a.docx', await archive('word/document.xml')],
    ['a.docx', await archive('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin')],
    ['a.xlsx', compound('Workbook')],
    ['a.doc', compound('Nothing')],
    ['a.xls', Buffer.from('WordDocument', 'utf16le')],
    ['a.zip', (await archive('a')).subarray(0, 60)],
    ['a.zip', Buffer.concat([Buffer.from('MZ'), await archive('a')])],
    ['a.zip', Buffer.concat([await archive('a'), Buffer.from('<script>')])],
    ['a.txt', Buffer.from('words\0')],
    ['a.txt', pdf],
    ['a.txt', Buffer.alloc(0)],
  ]
  for (const [name, bytes] of lies)
    expect(await send(rain, bytes, name), `${name} ${bytes.toString('latin1', 0, 20)}`).toMatchObject({
      ...{ status: 400, code: 'chat-file-content', msg: `文件内容不是有效的 ${name.slice(2)} 文件` },
    })
  for (const name of ['a.exe', 'a.html', 'a.svg', 'a.docm', 'a.pdf.js', 'a', '.pdf.', 'a.jpg'])
    expect(await send(rain, pdf, name), name).toMatchObject({ status: 400, code: 'chat-file-kind' })
})

it('takes as many bytes as the capabilities say, and not one more', async () => {
  const limit = (await stage.app.inject({ url: '/adminapi/capabilities' })).json<{ data: { uploads: { chatFile: number } } }>().data.uploads
    .chatFile
  expect(limit).toBe(chatFileLimit)
  expect(await send(rain, Buffer.alloc(limit, 'a'), 'a.txt')).toMatchObject({ status: 200, data: { size: limit } })
  expect(await send(rain, Buffer.alloc(limit + 1, 'a'), 'a.txt')).toMatchObject({
    ...{ status: 400, code: 'file_size', msg: '文件大小超出限制，最大 20 MB' },
  })
})

it('gives hostile names no power', async () => {
  const names: [sent: string, kept: string][] = [
    ['../../../etc/passwd.pdf', 'passwd.pdf'],
    ['..\\\\..\\\\boot.pdf', 'boot.pdf'],
    ['a%22; filename=\\"evil.exe\\".pdf', 'a22 filename=evil.exe.pdf'],
    ["it's <b>bold</b>.pdf", 'b.pdf'],
    ['invoice\u202efdp.exe.pdf', 'invoicefdp.exe.pdf'],
    ['.pdf', 'file.pdf'],
    [`${'长'.repeat(300)}.pdf`, `${'长'.repeat(80)}.pdf`],
  ]
  for (const [name, kept] of names) {
    const { data } = await send(rain, pdf, name)
    expect(data?.name, name).toBe(kept)
    const { headers } = await stage.app.inject({ url: new URL(data.url).pathname })
    expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${encodeURIComponent(kept)}`)
  }
  const { rows } = await stage.db.execute<{ location: string }>(sql`select location from chat_files`)
  for (const { location } of rows) expect(location).toMatch(/^store\/chat\/\d{4}\/\d\d\/\d\d\/[0-9a-f]{32}\.[a-z]+$/)
})

it('is a message that names it, for clients that know words alone, too', async () => {
  const { data: file } = await send(rain, pdf, '报价单.pdf')
  const there = await agent.socket()
  const echo = await say(rain, agent, { file: file.key, msn: 'https://elsewhere.example/evil' })
  const shown = { name: '报价单.pdf', size: pdf.length, url: expect.stringMatching(/^http:\/\/.*\/kefuapi\/file\/[0-9a-f]{32}$/) }
  expect(echo).toMatchObject({ msn_type: 1, file: shown })
  expect(echo['msn']).toBe(`报价单.pdf ${(echo['file'] as ChatFile).url}`)
  const told = await there.next('mssage_num', { uid: rain.uid })
  expect(told.data).toMatchObject({ message: { file: shown }, recored: { message: '报价单.pdf', is_file: 1 } })
  const history = await rain.call<Record<string, unknown>[]>('GET', `tourist/chat?uid=${agent.uid}&token=${rain.token}`)
  expect(history.data.at(-1)).toMatchObject({ msn_type: 1, file: shown })
  await there.close()
})

it('is sent by who uploaded it alone', async () => {
  const { data: file } = await send(rain, pdf, 'mine.pdf')
  const gone = { msg: '文件不存在' }
  expect(await say(other, agent, { file: file.key })).toMatchObject(gone)
  expect(await say(agent, other, { file: file.key })).toMatchObject(gone)
  for (const wrong of ['f'.repeat(32), '', 7, null, { $ne: '' }, "' or true --"])
    expect(await say(rain, agent, { file: wrong }), JSON.stringify(wrong)).toMatchObject(gone)
  // a picture's address, or a card, carries none
  expect(await say(rain, agent, { file: file.key, type: 3, msn: file.url })).toMatchObject(gone)
  expect(await say(rain, agent, { file: file.key })).toMatchObject({ file: { name: 'mine.pdf' } })
})

it('is not found by who guesses, and takes nothing from who proves nothing', async () => {
  expect((await stage.app.inject({ url: `/kefuapi/file/${'0'.repeat(32)}` })).json()).toMatchObject({ status: 400, code: 'chat-file-gone' })
  for (const wrong of ['1', '../../package.json', '%2e%2e%2f', "'"])
    expect((await stage.app.inject({ url: `/kefuapi/file/${wrong}` })).payload, wrong).not.toContain('%PDF')
  expect(await send({ ...rain, token: 'guessed' }, pdf, 'a.pdf')).toMatchObject({ status: 110003 })
})

it('counts with the pictures of a day', async () => {
  const late = await stage.customer('赵敏', { of: agent })
  await stage.db.execute(sql`insert into chat_uploads (uid) select ${late.uid} from generate_series(1, 100)`)
  expect(await send(late, pdf, 'a.pdf')).toMatchObject({ code: 'chat-files', msg: '今天已经发了 100 个图片和文件，请明天再发' })
})
