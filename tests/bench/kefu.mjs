import { agentSessionFrom } from '../support/stage.mjs'
import { makeVisitors, measureCrowd } from './kefu-sockets.mjs'
import { openSources } from './sources.mjs'

/*
 * `npm run bench kefu`: what customer service costs, over two server processes with a PostgreSQL of their own. `IDLE` and `ACTIVE` sockets
 * (2,000 and 200), a conversation of `LONG` messages (50,000), `ROUNDS` of each reading (5).
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
  const times = []
  for (let round = 0; round < rounds; round++) {
    await say(pool, { agent: self.uid, visitor, count: missed })
    const before = talk.$messages.get().length
    const started = performance.now()
    await talk.catchUp()
    times.push(performance.now() - started)
    if (talk.$messages.get().length !== before + missed) throw new Error('not all of what was missed came')
  }
  return median(times)
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
  const lines = []
  for (const [name, read] of Object.entries(reads)) {
    await read()
    lines.push([name, await timed(read)])
  }
  return lines
}

/** Lines of a table. */
export async function measureKefu() {
  const sources = await openSources()
  const { openCluster } = await sources.load('tests/support/chat-faults/cluster.ts')
  const { addAgent } = await sources.load('src/server/modules/chat/people.ts')
  const { dbOver } = await sources.load('src/server/db.ts')
  const { createTalk } = await sources.load('src/kefu/client/talk.ts')
  const { readMessages } = await sources.load('src/kefu/wire/message.ts')
  const cluster = await openCluster(`${sources.root}.build/main.js`)
  try {
    const { pool, servers } = cluster
    const ports = servers.map(({ port }) => port)
    const url = `http://127.0.0.1:${ports[0]}`
    const agents = []
    for (let one = 0; one < 10; one++) {
      await addAgent(dbOver(pool), { account: `agent${one}`, password, nickname: `Agent ${one}` })
      agents.push(await agentSessionFrom(url, `agent${one}`, password))
    }
    const visitors = await makeVisitors(
      pool,
      idle + active + 2,
      agents.map(({ uid }) => uid),
    )
    const [first, second, ...crowd] = visitors
    const self = (visitor) => agents.find(({ uid }) => uid === visitor.agent)
    const caughtUp = await measureMissed({ pool, url, createTalk, readMessages, self: self(first), visitor: first.uid })
    const ofLong = await measureLong({ pool, url, createTalk, readMessages, self: self(second), visitor: second.uid })
    const { took, lost } = await measureCrowd({ ports, visitors: crowd, agents, active })
    const line = (name, value, wanted = '') => `| ${name} | ${value.toFixed(0)} | ${wanted} |`
    return [
      '| customer service, two processes, median | ms | wanted |',
      '|-|-:|-:|',
      line(`${missed} missed messages caught up`, caughtUp, 500),
      ...ofLong.map(([name, value], index) => line(name, value, index === 0 ? 200 : '')),
      line(`a message end to end beside ${idle} idle and ${active} active sockets, median of ${took.length}`, quantile(took, 0.5)),
      line('the same, 99 of 100', quantile(took, 0.99), 100),
      ...(lost > 0 ? [line('messages that did not arrive', lost, 0)] : []),
      '',
    ]
  } finally {
    await cluster.close()
    await sources.close()
  }
}
