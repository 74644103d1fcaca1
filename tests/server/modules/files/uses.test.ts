import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { UsesOfFile } from '#src/api/file-library.ts'
import { rows } from '#src/server/db.ts'
import { signedIn, testApp } from '../../database.ts'

const server = testApp()
let headers: Record<string, string>
const run = (query: ReturnType<typeof sql>) => rows<{ id: number }>(server.app.db, query)

const uses = async (ids: number[]): Promise<UsesOfFile[]> =>
  (await server.app.inject({ method: 'POST', url: '/adminapi/file/uses', headers, payload: { ids } })).json().data.list
const unused = async (): Promise<number[]> =>
  (await server.app.inject({ url: '/adminapi/file/ids?unused=1&order=oldest', headers })).json().data.ids

const hex = () => randomBytes(16).toString('hex')
const keyOf = (name: string) => `attach/2026/11/21/${name}`

async function makeFiles(names: string[]): Promise<number[]> {
  const made = await run(sql`insert into files (name, real_name, att_dir, satt_dir, att_size, att_type, sha256)
    select n || '.jpg', n, '/uploads/attach/2026/11/21/' || n || '.jpg', '/uploads/attach/2026/11/21/' || n || '_small.webp', 1, 'image/jpeg', ''
    from unnest(${sql.param(names)}::text[]) with ordinality as t (n, o) order by o returning id`)
  return made.map(({ id }) => id)
}

const makeProduct = async (image: string, description = '', slides: string[] = []) =>
  (
    await run(sql`insert into products (cate_id, image, slider_image, store_name, price, description)
      values (1, ${image}, ${JSON.stringify(slides)}, '手套', 1, ${description}) returning id`)
  )[0]!.id
const makePage = async (value: unknown, name = '首页') =>
  (await run(sql`insert into pages (version, name, value) values ('1', ${name}, ${JSON.stringify(value)}::json) returning id`))[0]!.id

beforeAll(async () => {
  headers = (await signedIn(server.app)).headers
  await run(sql`insert into categories (cate_name) values ('分类')`)
})
beforeEach(async () => {
  await run(sql`truncate files restart identity`)
  await run(sql`truncate pages, page_versions, page_drafts, products restart identity cascade`)
  await run(sql`delete from file_uses`)
})

describe('uses of a file', () => {
  it('are named with kind and title, each once, and follow what is saved', async () => {
    const [first, second] = [hex(), hex()]
    const ids = await makeFiles([first, second])
    const page = await makePage({
      a: { img: `https://shop.example/uploads/${keyOf(first)}.jpg?v=2` },
      b: `/uploads/${keyOf(first)}_small.webp`,
    })
    const product = await makeProduct(`/uploads/${keyOf(first)}.jpg`)
    expect(await uses(ids)).toEqual([
      {
        att_id: 1,
        count: 2,
        uses: expect.arrayContaining([
          { kind: 'page', id: page, title: '首页' },
          { kind: 'product', id: product, title: '手套' },
        ]),
      },
    ])
    expect(await unused()).toEqual([2])
    await run(sql`update products set image = ${`/uploads/${keyOf(second)}.jpg`}, store_name = '雨靴' where id = ${product}`)
    await run(sql`update pages set name = '新首页' where id = ${page}`)
    expect(await uses(ids)).toEqual([
      { att_id: 1, count: 1, uses: [{ kind: 'page', id: page, title: '新首页' }] },
      { att_id: 2, count: 1, uses: [{ kind: 'product', id: product, title: '雨靴' }] },
    ])
    await run(sql`update pages set deleted_at = now() where id = ${page}`)
    await run(sql`delete from products where id = ${product}`)
    expect(await uses(ids)).toEqual([])
    expect(await unused()).toEqual([1, 2])
  })

  it('count drafts, versions and messages too; a deleted page takes its own along', async () => {
    const name = hex()
    const ids = await makeFiles([name])
    const page = await makePage({})
    const value = JSON.stringify({ img: `/uploads/${keyOf(name)}.jpg` })
    await run(
      sql`insert into page_drafts (page_id, version, hash, base_version, columns, value) values (${page}, '1', '', '', '{}', ${value})`,
    )
    for (let index = 0; index < 3; index++)
      await run(sql`insert into page_versions (page_id, version, hash, columns, value) values (${page}, '1', '', '{}', ${value})`)
    await run(sql`insert into chat_people (uid, kind, nickname) values (1, 'agent', '客服'), (2, 'customer', '小林')`)
    const [{ id }] = (await run(sql`insert into chat_conversations (agent_uid, visitor_uid) values (1, 2) returning id`)) as [
      { id: number },
    ]
    await run(
      sql`insert into chat_messages (conversation_id, seq, sender_uid, msn, msn_type) values (${id}, 1, 2, ${`/uploads/${keyOf(name)}.jpg`}, 3)`,
    )
    const kinds = async () => (await uses(ids))[0]?.uses.map((use) => `${use.kind} ${use.title}`).toSorted()
    expect(await kinds()).toEqual(['chat 小林', 'page_draft 首页', 'page_version 首页'])
    await run(sql`update pages set deleted_at = now() where id = ${page}`)
    expect(await kinds()).toEqual(['chat 小林'])
  })

  it('miss none of ten thousand', async () => {
    const names = Array.from({ length: 10_000 }, hex)
    const ids = await makeFiles(names)
    const pageful = Array.from({ length: 20 }, (_, page) => names.slice(page * 250, page * 250 + 250))
    for (const some of pageful) await makePage(some.map((name) => ({ img: `/uploads/${keyOf(name)}.jpg`, words: 'uploads of 这里' })))
    for (let at = 5_000; at < 10_000; at += 1_000)
      await makeProduct(
        '',
        names
          .slice(at, at + 1_000)
          .map((name) => `<img src="http://a/uploads/${keyOf(name)}.jpg">`)
          .join(''),
      )
    const found: number[] = []
    for (let at = 0; at < ids.length; at += 1_000) found.push(...(await uses(ids.slice(at, at + 1_000))).map((file) => Number(file.att_id)))
    expect(found).toHaveLength(10_000)
    expect(await unused()).toEqual([])
  })
})

describe('what is found in a text', () => {
  const name = fc.constantFrom(...Array.from({ length: 6 }, (_, index) => String(index).repeat(32)))
  const address = fc
    .tuple(
      name,
      fc.constantFrom('.jpg', '_small.webp', '.mp4'),
      fc.constantFrom('', '?w=320', '#x'),
      fc.constantFrom('', 'https://shop.example', '//cdn.example/shop'),
    )
    .map(([file, ending, query, host]) => `${host}/uploads/${keyOf(file)}${ending}${query}`)
  const written = fc.tuple(address, fc.integer({ min: 0, max: 3 })).map(([text, depth]) => {
    if (depth === 3) return encodeURIComponent(text)
    // as PHP writes JSON, once or within a text of JSON
    return depth === 0 ? text : text.replaceAll('/', `${'\\'.repeat(depth)}/`)
  })
  const filler = fc.oneof(
    fc.string(),
    fc.constantFrom('"', ',', '(', "url('", '。', ' uploads ', '/uploads/', '\n', '<img src="', '&quot;'),
  )
  const text = fc
    .array(fc.tuple(filler, fc.option(written)), { maxLength: 8 })
    .map((parts) => parts.map(([words, found]) => `${words.replaceAll(/\0/g, '')}${found === null ? '' : `"${found}"`}`).join(' '))

  it('is what a plain search of every name finds, whatever is saved, changed and deleted', async () => {
    const names = Array.from({ length: 6 }, (_, index) => String(index).repeat(32))
    await makeFiles(names)
    const changes = fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.option(text)), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(changes, async (all) => {
        await run(sql`delete from products`)
        const held = new Map<number, string>()
        for (const [id, description] of all) {
          if (description === null) {
            await run(sql`delete from products where id = ${id}`)
            held.delete(id)
          } else {
            await run(sql`insert into products (id, cate_id, image, store_name, price, description) values (${id}, 1, '', 'x', 1, ${description})
              on conflict (id) do update set description = excluded.description`)
            held.set(id, description)
          }
        }
        const expected = names.map((wanted) => [...held].filter(([, words]) => words.includes(wanted)).length)
        const found = new Map((await uses([1, 2, 3, 4, 5, 6])).map((file) => [Number(file.att_id), file.count]))
        expect(names.map((_, index) => found.get(index + 1) ?? 0)).toEqual(expected)
      }),
      { numRuns: 60 },
    )
  })
})
