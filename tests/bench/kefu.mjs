import { loadavg } from 'node:os'
import { agentSessionFrom } from '../support/stage.mjs'
import { measureDrawn } from './kefu-page.mjs'
import { makeVisitors, measureCrowd } from './kefu-sockets.mjs'
import { openSources } from './sources.mjs'

/*
 * `npm run bench kefu`: what customer service costs, over two server processes with a PostgreSQL of their own. `IDLE` and `ACTIVE` sockets
 * (2,000 and 200), a conversation of `LONG` messages (50,000), `ROUNDS` of each reading (5). What came wrong is said, and ends it with 1.
 */
const [idle, active, long, rounds] = ['IDLE', 'ACTIVE', 'LONG', 'ROUNDS'].map(
  (name, at) => Number(process.env[name]) || [2000, 200, 50_000, 5][at],
)
const missed = 1000
const password = 'crm-demo-2026'

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN

async function timed(run) {
  const times = []
  for (let round = 0; round < rounds; round++) {
    const started = performance.now()
    await run(round)
    times.push(performance.now() - started)
  }
  return median(times)
}

/** The words of `say`. */
const wordsOf = (number) => `message ${number} of a visitor who says a little more than usual`

/** Puts so many messages of a visitor at the end of a conversation. */
async function say(pool, { agent, visitor, count }) {
  await pool.query(
    `with c as (insert into chat_conversations as o (agent_uid, visitor_uid, last_seq) values ($1, $2, $3)
       on conflict (agent_uid, visitor_uid) do update set last_seq = o.last_seq + $3 returning id, last_seq)
     insert into chat_messages (conversation_id, seq, sender_uid, msn, msn_type)
       select c.id, c.last_seq - $3 + n, $2, 'message ' || n || ' of a visitor who says a little more than usual', 1 from c, generate_series(1, $3::int) n`,
    [agent, visitor, count],
  )
  await pool.query('analyze chat_messages')
}

/** What was missed is read by our own client's code. */
async function measureMissed({ pool, url, createTalk, readMessages, self, visitor }) {
  const { headers } = self
  const talk = createTalk(String(visitor), true, async ({ upperId = '0', after, limit }) => {
    const query = after === undefined ? `upperId=${upperId}` : `after=${after}`
    const reply = await fetch(`${url}/kefuapi/service/list?uid=${visitor}&limit=${limit}&${query}`, { headers })
    return readMessages((await reply.json()).data)
  })
  await say(pool, { agent: self.uid, visitor, count: 20 })
  await talk.catchUp()
  const [times, wrong] = [[], []]
  for (let round = 0; round < rounds; round++) {
    await say(pool, { agent: self.uid, visitor, count: missed })
    const before = talk.$messages.get().length
    const started = performance.now()
    await talk.catchUp()
    times.push(performance.now() - started)
    const came = talk.$messages.get().slice(before)
    if (came.length !== missed || came.some(({ text }, index) => text !== wordsOf(index + 1)))
      wrong.push(`${came.length} of ${missed} missed messages came, or other words`)
  }
  return { value: median(times), wrong }
}

/** Reads of a long conversation whose last hundred are unread. */
async function measureLong({ pool, url, createTalk, readMessages, self, visitor }) {
  const { headers } = self
  await say(pool, { agent: self.uid, visitor, count: long })
  const mark = long - 100
  await pool.query('update chat_conversations set agent_read_seq = $1 where agent_uid = $2 and visitor_uid = $3', [mark, self.uid, visitor])
  const get = async (path) => (await (await fetch(`${url}/kefuapi/${path}`, { headers })).json()).data
  const [middle] = await get(`service/list?uid=${visitor}&after=${Math.floor(long / 2)}&limit=1`)
  const reads = {
    [`open with ${long} messages at the unread mark: the list, and the page from the mark`]: async () => {
      const rows = await get('user/record?page=1&limit=30&nickname=&is_tourist=0')
      const { read_seq: seq, mssage_num: count } = rows.find(({ to_uid: uid }) => uid === visitor)
      // as the workbench opens a conversation
      const talk = createTalk(String(visitor), true, async ({ upperId = '0', after, limit }) => {
        const from = after === undefined ? `upperId=${upperId}` : `after=${after}`
        return readMessages(await get(`service/list?uid=${visitor}&limit=${limit}&${from}`))
      })
      talk.window.openAt(seq, count)
      await talk.catchUp()
      if (talk.$messages.get()[0]?.seq !== mark - 19) throw new Error('it was not opened at its unread messages')
    },
    'its newest page': () => get(`service/list?uid=${visitor}&upperId=0&limit=20`),
    'an older page in its middle': () => get(`service/list?uid=${visitor}&upperId=${middle.id}&limit=20`),
  }
  const wrong = []
  const [newest, older] = [await reads['its newest page'](), await reads['an older page in its middle']()]
  if (newest.length !== 20 || newest.at(-1).msn !== wordsOf(long)) wrong.push('its newest page is another one')
  if (older.length !== 20 || older.at(-1).msn !== wordsOf(Math.floor(long / 2))) wrong.push('the older page is another one')
  const lines = []
  for (const [name, read] of Object.entries(reads)) {
    await read()
    lines.push([name, await timed(read)])
  }
  return { lines, wrong }
}

/** The conversation that was read is opened in a browser, beside a short one. */
async function measureInPage({ pool, url, browser, self, visitor, short }) {
  await say(pool, { agent: self.uid, visitor: short, count: 20 })
  const reset = () =>
    pool.query('update chat_conversations set agent_read_seq = $1 where agent_uid = $2 and visitor_uid = $3', [
      long - 100,
      self.uid,
      visitor,
    ])
  await reset()
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport({ width: 1440, height: 900 })
  const agent = { account: self.account, password }
  const found = await measureDrawn({ page, url, agent, name: `No. ${visitor}`, others: `No. ${short}`, long, rounds, reset })
  await context.close()
  return found
}

const verdict = (value, wanted) => (wanted === undefined ? '' : value <= wanted ? 'met' : 'missed')
const line = (name, value, wanted) => `| ${name} | ${value.toFixed(0)} | ${wanted ?? ''} | ${verdict(value, wanted)} |`

function linesOf({ caughtUp, ofLong, drawn, crowd }) {
  const { took, lost } = crowd
  const wrong = [...caughtUp.wrong, ...ofLong.wrong, ...drawn.wrong]
  if (lost > 0 || took.length === 0) wrong.push(`${lost} messages did not arrive, ${took.length} did`)
  if (wrong.length > 0) process.exitCode = 1
  return [
    `| customer service, two processes, median; load ${loadavg()[0].toFixed(1)} | ms | wanted | |`,
    '|-|-:|-:|-|',
    line(`${missed} missed messages caught up`, caughtUp.value, 500),
    ...ofLong.lines.map(([name, value], index) => line(name, value, index === 0 ? 200 : undefined)),
    line(`the same in a browser, from the press until it is painted`, median(drawn.times), 200),
    line(`${drawn.pages} pages up in it, ${drawn.frames.length} frames: median`, quantile(drawn.frames, 0.5)),
    line('the same, 99 of 100', quantile(drawn.frames, 0.99)),
    line('the same, longest', drawn.frames.at(-1)),
    line('the same, pixels that what is looked at was beside its place, at most', drawn.jump, 1),
    line('the same, rows drawn at most', drawn.drawn, 200),
    line('the same, heap afterwards, MB', drawn.heap),
    line(`a message end to end beside ${idle} idle and ${active} active sockets, median of ${took.length}`, quantile(took, 0.5)),
    line('the same, 99 of 100', quantile(took, 0.99), 100),
    '',
    ...wrong.map((what) => `Wrong: ${what}.`),
    ...(wrong.length > 0 ? [''] : ['Every message was where it belongs: counted, in order, with its words.', '']),
  ]
}

/** Lines of a table. */
export async function measureKefu({ browser }) {
  const sources = await openSources()
  const { openCluster } = await sources.load('tests/support/chat-faults/cluster.ts')
  const { addAgent } = await sources.load('src/server/modules/chat/people.ts')
  const { dbOver } = await sources.load('src/server/db.ts')
  const { createTalk } = await sources.load('src/kefu/client/talk.ts')
  const { readMessages } = await sources.load('src/kefu/wire/message.ts')
  const cluster = await openCluster(`${sources.root}.build/main.js`, { root: sources.root })
  try {
    const { pool, servers } = cluster
    const ports = servers.map(({ port }) => port)
    const url = `http://127.0.0.1:${ports[0]}`
    const agents = []
    for (let one = 0; one < 10; one++) {
      const account = `agent${one}`
      await addAgent(dbOver(pool), { account, password, nickname: `Agent ${one}` })
      agents.push({ ...(await agentSessionFrom(url, account, password)), account })
    }
    const visitors = await makeVisitors(
      pool,
      idle + active + 3,
      agents.map(({ uid }) => uid),
    )
    const [first, second, third, ...crowd] = visitors
    const self = (visitor) => agents.find(({ uid }) => uid === visitor.agent)
    const common = { pool, url, createTalk, readMessages }
    const caughtUp = await measureMissed({ ...common, self: self(first), visitor: first.uid })
    const ofLong = await measureLong({ ...common, self: self(second), visitor: second.uid })
    // before somebody sits at a desk: whom the others have would go to them
    const crowdFound = await measureCrowd({ ports, visitors: crowd, agents, active })
    const drawn = await measureInPage({ pool, url, browser, self: self(second), visitor: second.uid, short: third.uid })
    return linesOf({ caughtUp, ofLong, drawn, crowd: crowdFound })
  } finally {
    await cluster.close()
    await sources.close()
  }
}
