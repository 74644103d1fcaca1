// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { contractOf } from '#src/console/parts/factory/contract/contract.ts'
import type { Connection } from '#src/stores/connection.ts'

const sent = vi.fn<(call: { path: string }, input: { body: Record<string, unknown> }) => Promise<unknown>>()

let saved: string[] = []
afterEach(() => {
  saved = []
  vi.restoreAllMocks()
  sent.mockReset()
})

async function open(keys: readonly string[]) {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  sent.mockResolvedValue(new Blob(['x']))
  const connection = { send: sent, can: (key: string) => keys.includes(key) } as unknown as Connection
  const { form, permission } = contractOf('PO')
  const opened = await form.open({ connection, row: { id: '13', sn: 'CG1' }, query: new URLSearchParams() })
  return { permission, form: opened.describe() }
}
const isSealOffered = (fields: readonly { name: string; isWanted?: (values: object) => boolean }[], format: string) =>
  fields.find(({ name }) => name === 'seal')!.isWanted!({ format })

it('saves the contract of an order as what is chosen, for who may see prices', async () => {
  const { permission, form } = await open([])
  await form.send!({ format: 'pdf', place: '宁波' }, {})
  expect(saved).toEqual([expect.stringMatching(/-CG1\.pdf$/)])
  const [call, { body }] = sent.mock.calls[0]!
  expect([call.path, body]).toEqual(['/excel/export_contract', { type: 'PO', id: 13, format: 'pdf', place: '宁波' }])
  expect(permission).toBe('price:buy')
})

it('offers the seal to who has its key, where the file holds pictures, and never sends it otherwise', async () => {
  const { form } = await open(['seal:use'])
  expect(['docx', 'pdf', 'xlsx'].map((format) => isSealOffered(form.fields as never, format))).toEqual([true, true, false])
  await form.send!({ format: 'docx', seal: true }, {})
  await form.send!({ format: 'xlsx', seal: true }, {})
  expect(sent.mock.calls.map(([, { body }]) => body['seal'])).toEqual([1, undefined])
  const other = await open([])
  expect(isSealOffered(other.form.fields as never, 'docx')).toBe(false)
  await other.form.send!({ format: 'docx', seal: true }, {})
  expect(sent.mock.calls.at(-1)![1].body['seal']).toBeUndefined()
})
