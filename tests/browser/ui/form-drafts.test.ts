import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DraftStore } from '#src/forms/draft-store.ts'
import { startGallery, type Gallery } from './gallery.ts'

declare global {
  var storeFor: (user: { id: number } | null, token: string) => DraftStore
  var storeAtServer: () => DraftStore
  var draftServer: { draft: unknown; isAway: boolean }
}

let gallery: Gallery
let page: Page
beforeAll(async () => {
  gallery = await startGallery()
  page = await gallery.browser.newPage()
  await page.goto(`${gallery.address}host.css`)
  await page.addScriptTag({ url: `${gallery.address}drafts.js`, type: 'module' })
  await page.waitForFunction(() => 'storeFor' in globalThis, { polling: 50 })
})
afterAll(() => gallery.close())

type Who = [id: number | null, token: string]
const keep = (who: Who, words: string) =>
  page.evaluate(([id, token], text) => storeFor(id === null ? null : { id }, token).save({ values: { text }, base: {}, at: 1 }), who, words)
const found = (who: Who) =>
  page.evaluate(
    async ([id, token]) => ((await storeFor(id === null ? null : { id }, token).read())?.values['text'] as string | undefined) ?? null,
    who,
  )
const shopToken = (id: number, turn: number) => `h.${btoa(JSON.stringify({ iat: turn, jti: { id, type: 'admin' } }))}.s`

it('offers what was typed to the same person alone, whatever the token', async () => {
  await keep([3, 'a'], 'three')
  await keep([null, shopToken(5, 1)], 'five')
  expect(await found([4, 'a2'])).toBeNull()
  expect(await found([3, 'renewed'])).toBe('three')
  // a token of the host that carries the id, and a renewed one
  expect(await found([null, shopToken(5, 2)])).toBe('five')
  expect(await found([null, shopToken(6, 1)])).toBeNull()
})

it('gives one that says nothing of whose it is to the first who comes', async () => {
  await keep([null, ''], 'of before')
  expect(await found([8, 'x'])).toBe('of before')
  expect(await found([9, 'y'])).toBeNull()
  expect(await found([8, 'z'])).toBe('of before')
})

it('keeps on the device what a server cannot take, offers the newer of both, and forgets it when the server has a later one', async () => {
  const typed = (words: string, at: number, isAway: boolean) =>
    page.evaluate(
      async (text, time, away) => {
        draftServer.isAway = away
        const store = storeAtServer()
        const wasTaken = await store.save({ values: { text }, base: {}, at: time }).then(
          () => true,
          () => false,
        )
        draftServer.isAway = false
        return wasTaken
      },
      words,
      at,
      isAway,
    )
  const offered = () => page.evaluate(async () => (await storeAtServer().read())?.values['text'])
  expect(await typed('one line', 1, false)).toBe(true)
  expect(await typed('two lines', 2, true)).toBe(false)
  expect(await offered()).toBe('two lines')
  expect(await typed('three lines', 3, false)).toBe(true)
  expect(await offered()).toBe('three lines')
  await page.evaluate(() => storeAtServer().drop())
  expect(await offered()).toBeUndefined()
})

it('drops on the device what a form wrote by itself, and what another form wrote stays', async () => {
  const left = (by: string) =>
    page.evaluate(async (form) => {
      const store = storeFor({ id: 21 }, 'a')
      await store.save({ values: { text: 'mine' }, base: {}, at: 1, by: 'mine' })
      await store.drop(form)
      return ((await store.read())?.values['text'] as string | undefined) ?? null
    }, by)
  expect(await left('another')).toBe('mine')
  expect(await left('mine')).toBeNull()
})

it('forgets what lay on the device while the server was away, once the form is saved', async () => {
  const kept = await page.evaluate(async () => {
    const store = storeAtServer()
    draftServer.isAway = true
    await store.save({ values: { text: 'typed' }, base: {}, at: 9, by: 'form' }).catch(() => undefined)
    draftServer.isAway = false
    await store.drop('form')
    return (await storeAtServer().read())?.values['text'] ?? null
  })
  expect(kept).toBeNull()
})
