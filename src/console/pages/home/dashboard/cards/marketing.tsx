import { useStore } from '@nanostores/react'
import type { Endpoint, List, Paging } from '#src/api/endpoint.ts'
import { listBargains, listCombinations, listSeckills } from '#src/api/marketing.ts'
import { useRead } from '#src/stores/use-read.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import type { Connection } from '#src/stores/connection.ts'
import { Card } from '../card.tsx'
import { $text } from '../cards.text.ts'
import { Figures } from '../figures.tsx'

const running = { query: { page: 1, limit: 1, start_status: 1 } }

interface Activity {
  key: 'seckill' | 'bargain' | 'combination'
  permission: string
  path: string
  list: Endpoint<{ query: Paging & { start_status?: number | '' } }, List<unknown>>
}

const activities: readonly Activity[] = [
  { key: 'seckill', permission: 'marketing-store_seckill', path: '/marketing/store_seckill/index', list: listSeckills },
  { key: 'bargain', permission: 'marketing-store_bargain', path: '/marketing/store_bargain/index', list: listBargains },
  { key: 'combination', permission: 'marketing-store_combination', path: '/marketing/store_combination/index', list: listCombinations },
]

async function runningActivities(connection: Connection) {
  const modules = connection.$session.get()?.modules ?? []
  const open = activities.filter(({ key, permission }) => modules.includes(key) && connection.can(permission))
  const counted = open.map(async ({ key, path, list }) => ({
    key,
    path,
    count: Number((await connection.send(list, running)).count) || 0,
  }))
  return Promise.all(counted)
}

/** How many activities run; where none does, one may be started. */
export function MarketingCard() {
  const text = useStore($text)
  const connection = useConnection()
  const read = useRead(connection, ['runningActivities'], runningActivities)
  return (
    <Card title={text.marketing} read={read} none={text.marketingNone}>
      {(found) => {
        if (found.length === 0) return null
        const figures = found.map(({ key, path, count }) => ({
          ...{ key, path, name: text[key], value: count },
          note: count === 0 ? text.begin : undefined,
        }))
        return <Figures figures={figures} />
      }}
    </Card>
  )
}
