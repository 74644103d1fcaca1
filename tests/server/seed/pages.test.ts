import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { row, rows, type Db } from '#src/server/db.ts'
import { seedOnce } from '#src/server/opening/seed.ts'
import { demoApp } from '../database.ts'

// the demo shop that every file copies: what is asserted is what its seed made
const server = demoApp()
let db: Db

beforeAll(() => {
  db = server.app.db
})

const onDisk = (address: string) => existsSync(join(server.files, address.replace('/uploads/', '')))

interface Stored {
  id: number
  value: Record<string, Record<string, unknown> & { name: string }> | null
}

describe('the demo shop', () => {
  it('is made once', async () => {
    expect(await seedOnce({ db, files: server.files, now: new Date() })).toBe(false)
  })

  it('has 120 products in categories of two levels, each with a picture that is there', async () => {
    const products = await rows<{ image: string; recommend_image: string; slider_image: string[] }>(
      db,
      sql`select image, recommend_image, slider_image from products`,
    )
    expect(products).toHaveLength(120)
    expect(new Set(products.map((product) => product.image)).size).toBe(120)
    for (const { image, recommend_image, slider_image } of products)
      expect([image, recommend_image || image, ...slider_image].every(onDisk), image).toBe(true)
    const categories = await rows<{ pid: number; pic: string }>(db, sql`select pid, pic from categories`)
    expect(categories.filter((category) => category.pid)).toHaveLength(12)
    expect(categories.every((category) => !category.pic || onDisk(category.pic))).toBe(true)
  })

  it('has a library whose files and thumbnails are there', async () => {
    const all = await rows<{ att_dir: string; satt_dir: string; att_size: number }>(db, sql`select att_dir, satt_dir, att_size from files`)
    expect(all.length).toBeGreaterThan(80)
    for (const { att_dir, satt_dir, att_size } of all) expect(onDisk(att_dir) && onDisk(satt_dir) && att_size > 300, att_dir).toBe(true)
  })

  it('has a home page and topic pages that lead to what exists', async () => {
    const pages = await rows<Stored>(db, sql`select id, value from pages order by id`)
    expect(pages.map((page) => page.id)).toEqual([1, 5, 6, 7, 8])
    expect(await row(db, sql`select id from pages where is_home`)).toEqual({ id: 5 })
    const kinds = Object.values(pages[1]!.value!).map((entry) => entry.name)
    expect(kinds).toEqual([
      'headerSerch',
      'swiperBg',
      'menus',
      'news',
      'activeParty',
      'titles',
      'goodList',
      'promotionList',
      'titles',
      'goodList',
      'pageFoot',
    ])
    const text = JSON.stringify(pages)
    for (const [address] of text.matchAll(/\/uploads\/[\w./-]+/g)) expect(onDisk(address), address).toBe(true)
    const known = new Set((await rows<{ id: number }>(db, sql`select id from products`)).map((product) => product.id))
    for (const [, list] of text.matchAll(/"ids":\[([\d,]+)\]/g)) expect(list!.split(',').every((id) => known.has(Number(id)))).toBe(true)
    for (const [, sid, title] of text.matchAll(/goods_list\/index\?sid=(\d+)&title=([^"]+)/g))
      expect(await row(db, sql`select id from categories where id = ${sid}`), title).toBeDefined()
    const fresh = await row<{ id: number }>(db, sql`insert into pages (version) values ('x') returning id`)
    expect(fresh!.id).toBe(9)
  })
})
