import { Plus } from 'lucide-react'
import { listSignRewards, readSignRewardAddForm, readSignRewardEditForm, removeSignReward, type SignReward } from '#src/api/sign-rewards.ts'
import { choices } from '#src/console/engine/filters/choices.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { serverForm } from '#src/forms/declared/define-form.ts'
import { $text } from './text.ts'

/** A new one is of the type whose tab is open. */
const form = serverForm<SignReward>({
  ask: ({ connection, row, query }) =>
    row
      ? connection.send(readSignRewardEditForm, { params: { id: row.id } })
      : connection.send(readSignRewardAddForm, { query: { type: Number(query.get('type') || 0) } }),
})

/** What users get for signing in day by day (marketing contract, 签到奖励). */
export default definePage({
  text: $text,
  list: listSignRewards,
  size: 15,
  empty: 'empty',
  query: { type: 0 },
  rowKey: ({ id }) => String(id),
  rowName: ({ type, days }) => $text.get().reward(type === 1, days),
  filters: [{ field: 'type', as: 'choice', word: 'kind', tabs: true, options: choices('inRow', ['1', 'inAll']) }],
  columns: [
    {
      key: 'kind',
      heading: true,
      show: ({ type, days }, words) => <strong className="console-name">{words.reward(type === 1, days)}</strong>,
    },
    { key: 'days', width: 120, align: 'end' },
    { key: 'point', width: 140, align: 'end' },
    { key: 'exp', width: 140, align: 'end' },
  ],
  actions: [
    { key: 'add', on: 'list', icon: <Plus size={16} aria-hidden />, ownKey: 'sign-reward-add', form },
    { key: 'edit', on: 'row', ownKey: 'sign-reward-edit', form },
    {
      key: 'remove',
      on: 'row',
      isDanger: true,
      confirm: true,
      ownKey: 'sign-reward-delete',
      run: async ({ id }, { connection }) => (await connection.answer(removeSignReward, { params: { id } })).message,
    },
  ],
})
