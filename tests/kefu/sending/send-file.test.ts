// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { RequestError } from '#src/http/failure.ts'
import { upload as realUpload } from '#src/http/upload.ts'
import { keptPicture } from '#src/kefu/client/keep-picture.ts'
import { $shares } from '#src/kefu/client/pictures.ts'
import { preparationFor } from '#src/kefu/sending/preparation.ts'
import type { Sender } from '#src/kefu/sending/sender.ts'
import type { Outgoing } from '#src/kefu/wire/message.ts'
import { visitorConnection } from '#src/stores/visitor-connection.ts'

vi.mock('#src/http/upload.ts', () => ({ upload: vi.fn() }))
const upload = vi.mocked(realUpload)
const connection = visitorConnection({ baseUrl: 'https://shop.example' })
const visitor = { kind: 'visitor' as const, token: undefined, proof: 'proof' } satisfies Sender

function written(kind: 'image' | 'file', file: File): Outgoing {
  let message: Outgoing | undefined
  keptPicture(
    file,
    (one) => {
      message = { clientId: '', from: '9', to: '1', at: 0, ...one }
      return message.clientId
    },
    kind,
  )
  return message!
}
const make = (message: Outgoing, sender: Sender = visitor) =>
  preparationFor(connection, sender).make(message, new AbortController().signal) as Promise<Partial<Outgoing>>
const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'a.jpg', { type: 'image/jpeg' })
const pdf = new File(['%PDF-'], '报价单.pdf')

beforeEach(() => void upload.mockReset())

it('tells how much has left, and names a file by its key, a picture by its address', async () => {
  const shares: unknown[] = []
  upload.mockImplementation(async (_, call, { body }, options) => {
    const message = [...Object.keys($shares.get())].at(-1)!
    options!.onProgress!(0.5)
    shares.push($shares.get()[message])
    const fields = [...(body as FormData).entries()].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])
    expect(fields).toEqual([
      ['filename', 'file'],
      ['tourist_token', 'proof'],
      ['file', call.path.endsWith('_file') ? '报价单.pdf' : 'a.jpg'],
    ])
    return { data: { url: '/uploads/a.jpg', key: 'k1' } } as never
  })
  const paper = written('file', pdf)
  expect(preparationFor(connection, visitor).needs(paper)).toBe(true)
  expect(await make(paper)).toEqual({ text: '报价单.pdf', fileKey: 'k1' })
  expect(await make(written('image', jpeg))).toEqual({ text: 'https://shop.example/uploads/a.jpg' })
  expect(shares).toEqual([0.5, 0.5])
  expect(upload.mock.calls.map(([, { path }]) => path)).toEqual(['/tourist/upload_file', '/tourist/upload'])
  // what has left needs nothing more
  expect(preparationFor(connection, visitor).needs({ ...paper, text: '报价单.pdf' })).toBe(false)
})

it('goes as an agent’s where an agent sends it', async () => {
  upload.mockResolvedValue({ data: { url: '/f', key: 'k1' } } as never)
  await make(written('file', pdf), { kind: 'agent' })
  await make(written('image', jpeg), { kind: 'agent' })
  expect(upload.mock.calls.map(([, { path }]) => path)).toEqual(['/upload_file', '/upload'])
})

it('says what the server says, and that a file is here no more', async () => {
  const refusal = new RequestError({ kind: 'business', status: 400, code: 'chat-file-content', message: '文件内容不是有效的 pdf 文件' })
  upload.mockRejectedValue(refusal)
  await expect(make(written('file', pdf))).rejects.toThrow('文件内容不是有效的 pdf 文件')
  await expect(
    make({ clientId: 'gone', from: '9', to: '1', text: '', at: 0, kind: 'file', file: { name: 'a', size: 1, type: '' } }),
  ).rejects.toThrow('文件已不在此设备上，请重新选择')
  upload.mockResolvedValue({ data: { url: 'javascript:alert(1)' } } as never)
  await expect(make(written('image', jpeg))).rejects.toThrow()
})

// the last one: what it loads anew is no longer what the others have mocked
it('waits for code that does not come for want of a network', async () => {
  vi.resetModules()
  vi.doMock('#src/text/chat-emoji.ts', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  const { preparationFor: fresh } = await import('#src/kefu/sending/preparation.ts')
  const making = fresh(connection, visitor).make({ clientId: 'c', from: '9', to: '1', at: 0, text: '好👍' }, new AbortController().signal)
  await expect(making).rejects.toMatchObject({ isPassing: true })
  vi.doUnmock('#src/text/chat-emoji.ts')
})
