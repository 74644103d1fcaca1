import { mkdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import sharp from 'sharp'

/** Different pictures on the disk; every one stands behind several files of the list. */
export const pictures = 2000
export const seeded = 100_000

const words = ['春季上新', '限时秒杀', '露营帐篷', '乳胶阻力带', '主图', '详情页', 'banner', 'summer sale', '会员日', '新品']
const nameOf = (index) => `${words[index % words.length]} ${String(index).padStart(6, '0')}.jpg`

/** A picture unlike all others: a soft pattern of chance. */
async function draw(index, folder) {
  const side = 6
  const pixels = Buffer.from(
    Array.from({ length: side * side * 3 }, (_, at) => (index * 73 + at * at * 31 + ((index * at) % 97) * 5) % 256),
  )
  const picture = sharp(pixels, { raw: { width: side, height: side, channels: 3 } }).resize(640, 640, { kernel: 'cubic' })
  const [full, small] = await Promise.all([
    picture.clone().jpeg({ quality: 78 }).toBuffer(),
    picture.clone().resize(300, 300).webp({ quality: 70 }).toBuffer(),
  ])
  await Promise.all([writeFile(join(folder, `${index}.jpg`), full), writeFile(join(folder, `${index}_small.webp`), small)])
  return full.length
}

/** A connection to the private database of a running product. */
export async function database(product) {
  const cluster = join(product.data, 'pg')
  const host = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[4]
  const password = readFileSync(join(cluster, 'crm-secret'), 'utf8').trim()
  const client = new pg.Client({ host, port: 5432, user: 'crm', database: 'crm', password })
  await client.connect()
  return client
}

/** The server writes down by itself how new names sound; that is not to run beside what is measured. */
async function untilSounded(client) {
  for (let tries = 0; tries < 600; tries++) {
    const { rows } = await client.query('select exists (select from file_words where pinyin is null) as is_left')
    if (!rows[0].is_left) return
    await new Promise((done) => setTimeout(done, 500))
  }
  throw new Error('names were not sounded out')
}

/**
 * Puts a category of 100,000 files into a running product, with 2,000 real pictures behind them. Answers the category
 * and the names in the order of the list, the newest first.
 */
export async function seedMedia(product) {
  const folder = join(product.data, 'uploads', 'attach', 'bench')
  mkdirSync(folder, { recursive: true })
  const sizes = []
  for (let from = 0; from < pictures; from += 16)
    sizes.push(...(await Promise.all(Array.from({ length: Math.min(16, pictures - from) }, (_, index) => draw(from + index, folder)))))
  const client = await database(product)
  try {
    const { rows } = await client.query(`insert into file_categories (pid, name) values (0, 'bench') returning id`)
    const id = rows[0].id
    const names = Array.from({ length: seeded }, (_, index) => nameOf(index))
    await client.query(
      `insert into files (pid, name, real_name, att_dir, satt_dir, att_size, att_type, width, height, sha256, add_time)
       select $1, (n % ${pictures}) || '.jpg', real_name, '/uploads/attach/bench/' || (n % ${pictures}) || '.jpg',
         '/uploads/attach/bench/' || (n % ${pictures}) || '_small.webp', sizes.size, 'image/jpeg', 640, 640, md5((n % ${pictures})::text),
         now() - interval '200 days' + n * interval '2 minutes'
       from unnest($2::text[]) with ordinality as given (real_name, place), lateral (select place - 1 as n) as counted,
         lateral (select ($3::int[])[(n % ${pictures}) + 1] as size) as sizes
       order by n`,
      [id, names, sizes],
    )
    await untilSounded(client)
    await client.query('vacuum (analyze) files, file_words')
    return { category: String(id), names: names.toReversed() }
  } finally {
    await client.end()
  }
}
