import { readLabelTree, readUserSaveInfo } from '#src/api/shop-users.ts'
import { choices } from '#src/console/engine/filters/choices.ts'
import type { Filter, RemoteOption } from '#src/console/engine/filters/filter.ts'
import type { PlainWord } from '#src/console/engine/page.ts'
import type { Connection } from '#src/stores/connection.ts'
import type { Words } from './text.ts'

// of nobody it is levels and groups alone
const info = (connection: Connection) => connection.send(readUserSaveInfo, { params: { uid: 0 } })

async function labels(connection: Connection): Promise<RemoteOption[]> {
  const tree = await connection.send(readLabelTree, {})
  return tree.flatMap(({ label, children }) => children.map((one) => ({ value: String(one.value), label: `${label} / ${one.label}` })))
}

/** What users are narrowed by. */
export const filters: readonly Filter<PlainWord<Words>>[] = [
  {
    ...{ field: 'user_type', as: 'choice', word: 'channel', tabs: true },
    options: choices('all', 'wechat', 'routine', 'h5', 'pc', 'app'),
  },
  { field: 'nickname', as: 'text', word: 'search' },
  { field: 'field_key', as: 'choice', word: 'field', options: choices('all', 'uid', 'phone', 'nickname') },
  {
    ...{ field: 'level', as: 'remote', word: 'level', all: 'all' },
    load: async (connection) => (await info(connection)).levelInfo.map(({ id, name: label }) => ({ value: String(id), label })),
  },
  {
    ...{ field: 'group_id', as: 'remote', word: 'group', all: 'all' },
    load: async (connection) => (await info(connection)).groupInfo.map(({ id, group_name: label }) => ({ value: String(id), label })),
  },
  { field: 'label_id', as: 'remote', word: 'labels', all: 'all', load: labels },
  { field: 'match', as: 'choice', word: 'match', at: 'own', options: choices('matchAll', ['any', 'matchAny']) },
  {
    ...{ field: 'pay_count', as: 'choice', word: 'payCount' },
    options: choices('all', ['-1', 'never'], ['0', 'once'], ['1', 'twice'], ['2', 'thrice'], ['3', 'fourTimes'], ['4', 'fiveTimes']),
  },
  { field: 'is_promoter', as: 'choice', word: 'role', options: choices('all', ['1', 'promoter'], ['0', 'ordinary']) },
  { field: 'isMember', as: 'choice', word: 'member', options: choices('all', ['1', 'yes'], ['0', 'no']) },
  { field: 'sex', as: 'choice', word: 'sex', options: choices('all', ['1', 'male'], ['2', 'female'], ['0', 'untold']) },
  { field: 'country', as: 'choice', word: 'region', options: choices('all', 'domestic', 'abroad') },
  { field: 'province', as: 'text', word: 'province' },
  {
    ...{ field: 'user_time_type', as: 'choice', word: 'visits' },
    options: choices('all', ['visit', 'visited'], ['visitno', 'unseen'], ['add_time', 'firstVisit']),
  },
  { field: 'user_time', as: 'dates', word: 'visitTime' },
]
