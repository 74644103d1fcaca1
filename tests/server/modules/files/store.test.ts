import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { row, rows } from '#src/server/db.ts'
import { approve } from '#src/server/storage/intake/arrival.ts'
import { linkOrCopy } from '#src/server/storage/local.ts'
import { newIncoming } from '#src/server/storage/intake/disk.ts'
import { announce, destroyRows, sweepLeftovers } from '#src/server/modules/files/leftovers.ts'
import { storeFile } from '#src/server/modules/files/store.ts'
import { testApp } from '../../database.ts'

const server = testApp()
let photo: Buffer
let again = 0

const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const onDisk = (hidden = false) =>
  (readdirSync(server.files, { recursive: true }) as string[]).filter(
    (name) => name.startsWith('.content') === hidden && !name.startsWith('.incoming') && statSync(join(server.files, name)).isFile(),
  )
const rowsNow = () => rows<{ id: number; pid: number; att_dir: string }>(server.app.db, sql`select id, pid, att_dir from files order by id`)

async function arrive(bytes: Buffer, name = 'photo.jpg') {
  const path = await newIncoming(server.files)
  writeFileSync(path, bytes)
  return approve({ path, name })
}
const store = async (bytes = photo, pid = 0, name = 'photo.jpg') =>
  storeFile(server.app.db, server.app.storage, await arrive(bytes, name), { name, pid, admin: 1 })

beforeAll(async () => {
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#39c' } })
    .jpeg()
    .toBuffer()
})
beforeEach(async () => {
  await server.app.db.execute(sql`truncate files, file_categories, file_leftovers restart identity`)
  await server.app.db.execute(sql`insert into file_categories (name) values ('甲'), ('乙')`)
  for (const name of readdirSync(server.files)) rmSync(join(server.files, name), { recursive: true })
})

describe('the same bytes', () => {
  it('are one file in a category, and one on the disk for all categories', async () => {
    const first = await store()
    expect(await store()).toEqual({ ...first, known: true })
    const second = await store(photo, 1)
    expect(second).toMatchObject({ id: 2, known: false })
    expect(second.src).not.toBe(first.src)
    expect(onDisk(true)).toHaveLength(1)
    const inodes = [first.src, second.src].map((src) => statSync(join(server.files, src.replace('/uploads/', ''))).ino)
    expect(new Set([...inodes, statSync(join(server.files, onDisk(true)[0]!)).ino]).size).toBe(1)
  })

  it('are recognised by what was sent, also when something was left out of them', async () => {
    const told = await sharp(photo)
      .withExif({ IFD0: { Make: 'SecretCamera' } })
      .jpeg()
      .toBuffer()
    const first = await store(told)
    const stored = await row<{ sha256: string; sent_sha256: string; att_size: number }>(server.app.db, sql`select * from files`)
    const bytes = readFileSync(join(server.files, first.src.replace('/uploads/', '')))
    expect(stored).toMatchObject({ sent_sha256: sha(told), sha256: sha(bytes), att_size: bytes.length })
    expect(bytes.includes('SecretCamera')).toBe(false)
    expect(await store(told)).toMatchObject({ id: 1, known: true })
    expect(await store(bytes)).toMatchObject({ id: 1, known: true })
  })

  it('come out of the trash', async () => {
    await store()
    await server.app.db.execute(sql`update files set removed_at = now(), removed_by = 1`)
    expect(await store()).toMatchObject({ id: 1, known: true })
    expect(await row(server.app.db, sql`select removed_at, removed_by from files`)).toEqual({ removed_at: null, removed_by: null })
  })

  it('end in one file when they come ten times at once', async () => {
    const stored = await Promise.all(Array.from({ length: 10 }, () => store()))
    expect(new Set(stored.map(({ src }) => src)).size).toBe(1)
    expect(stored.filter(({ known }) => !known)).toHaveLength(1)
    expect(await rowsNow()).toHaveLength(1)
    expect(onDisk()).toHaveLength(2)
    expect(await rows(server.app.db, sql`select * from file_leftovers`)).toEqual([])
  })

  it('are on the disk again when somebody had emptied it', async () => {
    const { src } = await store()
    rmSync(join(server.files, 'attach'), { recursive: true })
    await store()
    expect(readFileSync(join(server.files, src.replace('/uploads/', ''))).equals(photo)).toBe(true)
  })
})

describe('the disk', () => {
  it('is freed with the last file that shows the bytes', async () => {
    await store()
    await store(photo, 1)
    await destroyRows(server.app.db, server.app.storage, [1])
    expect(await rowsNow()).toHaveLength(2)
    await server.app.db.execute(sql`update files set removed_at = now()`)
    await destroyRows(server.app.db, server.app.storage, [1])
    expect(onDisk(true)).toHaveLength(1)
    expect(onDisk()).toHaveLength(2)
    await destroyRows(server.app.db, server.app.storage, [2])
    expect([...onDisk(true), ...onDisk()]).toEqual([])
  })

  it('keeps nothing of a store that the database broke off', async () => {
    await server.app.db.execute(sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'`)
    await server.app.db.execute(sql`create trigger refusing before insert on files for each row execute function refuse()`)
    await expect(store()).rejects.toThrow()
    await server.app.db.execute(sql`drop trigger refusing on files`)
    expect([...onDisk(true), ...onDisk()]).toEqual([])
    expect(await rowsNow()).toEqual([])
    expect(await store()).toMatchObject({ known: false })
  })

  it('is swept of what a crash left before its row came, and before its files went', async () => {
    const db = server.app.db
    const { src } = await store()
    const crashed = { address: '/uploads/attach/2026/11/21/dead.jpg', thumbnail: '/uploads/attach/2026/11/21/dead_small.webp' }
    for (const address of Object.values(crashed)) {
      await linkOrCopy(join(server.files, src.replace('/uploads/', '')), join(server.files, address.replace('/uploads/', '')))
    }
    await announce(db, { ...crashed, sha256: sha(photo) })
    await sweepLeftovers(db, server.app.storage)
    expect(onDisk()).toHaveLength(4)
    await sweepLeftovers(db, server.app.storage, 0)
    expect(onDisk()).toHaveLength(2)
    // the row went, then the server did
    await announce(db, { address: src, thumbnail: src.replace('.jpg', '_small.webp'), sha256: sha(photo) })
    await db.execute(sql`delete from files`)
    await sweepLeftovers(db, server.app.storage, 0)
    expect([...onDisk(true), ...onDisk()]).toEqual([])
  })

  it('is not swept of what its row has meanwhile', async () => {
    const { src } = await store()
    await announce(server.app.db, { address: src, thumbnail: '', sha256: sha(photo) })
    await sweepLeftovers(server.app.db, server.app.storage, 0)
    expect(existsSync(join(server.files, src.replace('/uploads/', '')))).toBe(true)
    expect(onDisk(true)).toHaveLength(1)
  })

  it('may be one without links', async () => {
    await store()
    const from = join(server.files, onDisk(true)[0]!)
    const target = join(server.files, 'attach', `copy-${++again}.jpg`)
    await linkOrCopy(from, target, () => Promise.reject(Object.assign(new Error('no links here'), { code: 'EPERM' })))
    expect(readFileSync(target).equals(photo)).toBe(true)
    expect(statSync(target).ino).not.toBe(statSync(from).ino)
    expect(onDisk().filter((name) => name.endsWith('.part'))).toEqual([])
  })
})

it('a category that is not there takes nothing', async () => {
  await expect(store(photo, 77)).rejects.toMatchObject({ detail: { status: 400103 } })
  expect([...onDisk(true), ...onDisk()]).toEqual([])
})
