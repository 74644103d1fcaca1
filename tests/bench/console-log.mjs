import { database } from './media-seed.mjs'

export const lines = 1_000_000

// routes of the server, as the log names them
const paths = `diy/diy_save/<id> file/category file/upload setting/admin/<id> setting/role setting/config/save_basics product/product/<id>
  order/edit/<id> setting/menus/<id> article/save marketing/seckill/<id> file/category/<id> chat/reply user/user/<id> setting/group/<id>`.split(
  /\s+/,
)

/** Puts a million lines into the operation log of a running product, as forty people write them in a year. Answers a way to ask it. */
export async function seedLog(product) {
  const client = await database(product)
  await client.query(
    `insert into audit_calls (happened_at, kind, person, name, verb, path, address)
     select now() - ($1 - n) * interval '30 seconds', case when n % 10 = 0 then 'job' else 'admin' end, case when n % 10 = 0 then 0 else 1 + n % 40 end,
       'person ' || n % 40, (array['POST', 'PUT', 'DELETE'])[1 + n % 3], ($2::text[])[1 + (hashint4(n) & 65535) % cardinality($2::text[])],
       '10.' || n % 3 || '.0.' || n % 60
     from generate_series(1, $1::int) n`,
    [lines, paths],
  )
  await client.query('vacuum (analyze) audit_calls')
  return {
    /** What the page must show for words in its fields: the first line, and how many there are. */
    async expected({ path = '', ip = '' }) {
      const { rows } = await client.query(
        'select max(id)::text as first, count(*)::int as count from audit_calls where position($1 in path) > 0 and position($2 in address) > 0',
        [path, ip],
      )
      return rows[0]
    },
    close: () => client.end(),
  }
}

/** Words that an operator narrows the log by: common and rare ones, alone and together. */
export const narrowings = [
  { path: 'diy' },
  { path: 'setting' },
  { path: 'file/category' },
  { ip: '10.1' },
  { path: 'order', ip: '.0.7' },
  { path: '<id>' },
  { path: 'seckill', ip: '10.2' },
  { ip: '10.2.0.59' },
  { path: 'e' },
  { path: 'user/user', ip: '.5' },
]
