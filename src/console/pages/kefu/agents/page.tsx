import { lazy } from 'react'
import { Megaphone, MessageCircle, Plus } from 'lucide-react'
import {
  listAgents,
  openAgentSession,
  readAgentAddForm,
  readAgentEditForm,
  removeAgent,
  setAgentStatus,
  type AgentRow,
} from '#src/api/chat-agents.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { serverForm } from '#src/forms/declared/define-form.ts'
import { Moment } from '#src/console/engine/moment.tsx'
import { ShopPicture } from '#src/pickers/shop-picture.tsx'
import { $text } from './text.ts'

type Words = ReturnType<typeof $text.get>

const RecordDialog = lazy(async () => ({ default: (await import('./record-dialog.tsx')).RecordDialog }))

const form = serverForm<AgentRow>({
  ask: ({ connection, row }) =>
    row ? connection.send(readAgentEditForm, { params: { id: row.id } }) : connection.send(readAgentAddForm, {}),
})

const isOn = ({ status }: AgentRow) => Number(status) === 1

/** Who answers visitors (kefu contract, 客服管理). */
export default definePage<AgentRow, Words>({
  text: $text,
  list: listAgents,
  size: 15,
  empty: 'empty',
  rowKey: ({ id }) => String(id),
  rowName: ({ wx_name: name }) => name,
  columns: [
    { key: 'id', width: 80 },
    { key: 'avatar', width: 90, show: ({ avatar }, _, { connection }) => <ShopPicture src={avatar} base={connection.base} isPerson /> },
    { key: 'name', heading: true, show: ({ wx_name: name }) => <strong className="console-name">{name}</strong> },
    { key: 'user', width: 150, show: ({ nickname }) => nickname || '—' },
    { key: 'phone', width: 140 },
    {
      ...{ key: 'isOn', width: 110, permission: 'service-edit', isOn },
      toggle: async ({ id }, next, { connection }) =>
        (await connection.answer(setAgentStatus, { params: { id, status: next ? 1 : 0 } })).message,
    },
    { key: 'added', width: 160, show: ({ add_time: at }) => <Moment at={at} /> },
  ],
  actions: [
    { key: 'add', on: 'list', icon: <Plus size={16} aria-hidden />, permission: 'service-add', form },
    {
      key: 'desk',
      on: 'list',
      isAside: true,
      icon: <MessageCircle size={16} aria-hidden />,
      open: (_, { openBeside }) => openBeside('/kefu'),
    },
    // a shop has no entry of its menu for it
    {
      key: 'advertisement',
      on: 'list',
      at: 'shop',
      isAside: true,
      permission: 'setting-system-pc_data',
      icon: <Megaphone size={16} aria-hidden />,
      open: (_, { go }) => go('/setting/store_service/advertisement'),
    },
    {
      key: 'enter',
      on: 'row',
      permission: 'service-in',
      when: isOn,
      async run({ id }, { connection, openBeside }) {
        connection.keepAgent(await connection.send(openAgentSession, { params: { id } }))
        openBeside('/kefu')
      },
    },
    { key: 'record', on: 'row', ownKey: 'service-record', Dialog: RecordDialog },
    { key: 'edit', on: 'row', permission: 'service-edit', form },
    {
      key: 'remove',
      on: 'row',
      isDanger: true,
      confirm: 'removeQuestion',
      permission: 'service-delete',
      run: async ({ id }, { connection }) => (await connection.answer(removeAgent, { params: { id } })).message,
    },
  ],
})
