import { listLiveRooms, removeLiveRoom, showLiveRoom, type LiveRoomRow } from '#src/api/live.ts'
import { choices } from '#src/console/engine/filters/choices.ts'
import { Moment } from '#src/console/engine/moment.tsx'
import { definePage } from '#src/console/engine/define-page.ts'
import { State } from '#src/console/engine/state.tsx'
import { ShopPicture } from '#src/pickers/shop-picture.tsx'
import { $text } from './text.ts'

type Words = ReturnType<(typeof $text)['get']>

/** Numbers of the wire (specification 3); a paused or disturbed room is live, a banned or expired one is over. */
const states: Readonly<Record<number, 'live' | 'notStarted' | 'ended'>> = {
  ...{ 101: 'live', 105: 'live', 106: 'live' },
  ...{ 102: 'notStarted' },
  ...{ 103: 'ended', 104: 'ended', 107: 'ended' },
}
const audits = ['unreviewed', 'reviewing', 'approved', 'failed'] as const
const types = ['phone', 'stream'] as const
const screens = ['portrait', 'landscape'] as const

const stateOf = ({ live_status: status }: LiveRoomRow, words: Words) => (
  <State isOn={states[Number(status)] === 'live'}>{words[states[Number(status)] ?? 'unknown']}</State>
)
const auditOf = ({ status }: LiveRoomRow, words: Words) => words[audits[Number(status)] ?? 'unknown']
const typeOf = ({ type }: LiveRoomRow, words: Words) => words[types[Number(type)] ?? 'unknown']
const screenOf = ({ screen_type: screen }: LiveRoomRow, words: Words) => words[screens[Number(screen)] ?? 'unknown']

/** Live rooms of the mini-program; a shop reads them from WeChat. */
export default definePage({
  text: $text,
  list: listLiveRooms,
  size: 15,
  empty: 'empty',
  find: 'kerword',
  rowKey: ({ id }) => String(id),
  rowName: ({ name }) => name,
  filters: [
    { field: 'kerword', as: 'text', word: 'search' },
    { field: 'status', as: 'choice', word: 'state', options: choices('all', ['1', 'live'], ['2', 'notStarted'], ['3', 'ended']) },
  ],
  columns: [
    { key: 'id', width: 84 },
    {
      key: 'picture',
      width: 76,
      show: ({ cover_img: src }, _, { connection }) => <ShopPicture src={src} base={connection.base} />,
    },
    { key: 'name', heading: true, show: ({ name }) => <strong className="console-name">{name}</strong> },
    { key: 'anchor', width: 96, show: ({ anchor_name: name }) => name || '—' },
    {
      key: 'time',
      width: 150,
      // one below the other, as the two of the kind: a switch at the end of the row has to be seen without scrolling
      show: ({ start_time: start, end_time: end }) => (
        <div>
          <Moment at={start} />
          <br />
          <Moment at={end} />
        </div>
      ),
    },
    {
      key: 'type',
      width: 104,
      show: (room, words) => (
        <div>
          {typeOf(room, words)}
          <br />
          {screenOf(room, words)}
        </div>
      ),
    },
    { key: 'audit', width: 96, show: auditOf },
    { key: 'state', width: 92, show: stateOf },
    {
      key: 'shown',
      width: 84,
      isOn: ({ is_show: shown }) => Number(shown) === 1,
      async toggle({ id }, next, { connection }) {
        return (await connection.answer(showLiveRoom, { params: { id, is_show: next ? 1 : 0 } })).message
      },
    },
  ],
  detail: {
    sections: [
      {
        key: 'basics',
        fields: [
          'id',
          'name',
          { key: 'anchor', show: ({ anchor_name: name }) => name || '—' },
          { key: 'wechat', show: ({ anchor_wechat: name }) => name || '—' },
          { key: 'start', show: ({ start_time: at }) => at },
          { key: 'end', show: ({ end_time: at }) => at },
          { key: 'added', show: ({ add_time: at }) => at },
          { key: 'type', show: typeOf },
          { key: 'screen', show: screenOf },
          { key: 'audit', show: auditOf },
          { key: 'state', show: stateOf },
          { key: 'sort', show: ({ sort }) => String(sort ?? 0) },
        ],
      },
    ],
  },
  actions: [
    {
      key: 'remove',
      on: 'row',
      isDanger: true,
      confirm: true,
      shopKey: 'live-room-delete',
      async run({ id }, { connection }, words) {
        await connection.send(removeLiveRoom, { params: { id } })
        return words.removed
      },
    },
  ],
})
