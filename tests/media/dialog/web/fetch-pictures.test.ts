import { expect, test, vi } from 'vitest'
import { fetchPictures, withAddresses } from '#src/media/dialog/web/fetch-pictures.ts'
import type { MediaServer } from '#src/media/server.ts'
import { refusal } from '../../fake-server.ts'

const addresses = ['https://a.example/1.jpg', 'https://a.example/2.jpg', 'https://a.example/3.jpg']

/** A shop that fetches in silence, or our server that says what it could not. */
function server(bad: Set<string>, isSilent: boolean) {
  const stored: string[] = []
  const requests: string[] = []
  const send = async (call: { path: string }, input: { body?: { images: string[] } }) => {
    if (call.path === '/file/file') return { list: stored.length ? [{ att_id: stored.length }] : [], count: stored.length }
    const [address] = input.body!.images as [string]
    requests.push(address)
    if (!bad.has(address)) stored.push(address)
    else if (!isSilent) throw refusal('', '地址指向内网')
    return undefined
  }
  return { send: send as unknown as MediaServer['send'], stored, asked: requests }
}

test.each([
  ['a shop that says nothing', true, ''],
  ['a server that says why', false, '地址指向内网'],
])('tells for each address what became of it: %s', async (_, isSilent, message) => {
  const { send, stored, asked: requests } = server(new Set([addresses[1]!]), isSilent)
  const onChange = vi.fn()
  const parts = { server: { send }, categoryId: '9', isSilent, onChange }
  const after = await fetchPictures(withAddresses([], addresses), parts)
  expect(after.map(({ state }) => state)).toEqual(['done', 'failed', 'done'])
  expect(after[1]!.message).toBe(message)
  expect(stored).toEqual([addresses[0], addresses[2]])
  // once more: only what failed
  await fetchPictures(after, parts)
  expect(requests).toEqual([...addresses, addresses[1]])
  expect(onChange).toHaveBeenCalled()
})
