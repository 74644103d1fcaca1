import { expect, test } from 'vitest'
import { HalfDone, inBatches } from '#src/media/actions/batches.ts'

const ids = Array.from({ length: 1200 }, (_, index) => String(index))

test('sends all in order, and tells how far it is', async () => {
  const sent: string[][] = []
  const seen: number[] = []
  await inBatches(
    ids,
    500,
    async (batch) => void sent.push(batch),
    (_, done) => seen.push(done),
  )
  expect(sent.flat()).toEqual(ids)
  expect(sent.map((batch) => batch.length)).toEqual([500, 500, 200])
  expect(seen).toEqual([500, 1000, 1200])
})

test('a later batch that fails says how many are done and why the rest is not', async () => {
  let round = 0
  const send = async () => {
    if (++round === 2) throw new Error('没有权限')
  }
  const work = inBatches(ids, 500, send, () => {})
  await expect(work).rejects.toBeInstanceOf(HalfDone)
  await expect(work).rejects.toMatchObject({ done: 500, message: '共 1,200 个，已处理 500 个，其余未处理。没有权限' })
  expect(round).toBe(2)
})

test('the first batch fails with the server’s own words', async () => {
  const refused = new Error('没有权限')
  await expect(
    inBatches(
      ids,
      500,
      () => Promise.reject(refused),
      () => {},
    ),
  ).rejects.toBe(refused)
})
