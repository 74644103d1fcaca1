import { Copy, House, Plus, QrCode, Trash2 } from 'lucide-react'
import { lazy } from 'react'
import { listPages, removePage, setHomePage, type PageRow } from '#src/api/pages.ts'
import { Moment } from '#src/console/engine/moment.tsx'
import { definePage } from '#src/console/engine/define-page.ts'
import { duplicatePage } from '#src/stores/duplicate-page.ts'
import { PublishingTags } from './publishing-tags.tsx'
import { TypeTag } from './type-tag.tsx'
import { $text } from './text.ts'

const PreviewDialog = lazy(async () => ({ default: (await import('./preview-dialog.tsx')).PreviewDialog }))

const isHome = (row: PageRow) => Number(row.status) === 1
/** A plain shop server knows no other pages. */
const isPublished = (row: PageRow) => row.publishing?.is_published !== 0
const isDiy = (row: PageRow) => Number(row.is_diy) === 1
const designer = '/setting/pages/diy_index'
/** The classic page of the shop cannot be deleted (designer contract 0). */
const keptId = '1'

// the wire's `Y-m-d H:i:s`, or 暂无
const time = (text: string, never: string) => (/^\d{4}-/.test(text) ? <Moment at={text} /> : <span className="console-faint">{never}</span>)

export default definePage({
  text: $text,
  list: listPages,
  rowKey: (row: PageRow) => String(row.id),
  rowName: (row) => row.name,
  size: 15,
  empty: 'none',
  columns: [
    { key: 'id', width: 90, show: (row) => row.id },
    {
      key: 'name',
      heading: true,
      show: (row) => (
        <span className="console-page-name">
          <strong className="console-name">{row.name}</strong>
          <PublishingTags row={row} />
        </span>
      ),
    },
    { key: 'kind', width: 120, show: (row) => <TypeTag row={row} /> },
    { key: 'add_time', width: 150, show: (row, words) => time(row.add_time, words.never) },
    { key: 'update_time', width: 150, show: (row, words) => time(row.update_time, words.never) },
  ],
  actions: [
    {
      key: 'add',
      on: 'list',
      shopKey: 'pages-diy-add',
      icon: <Plus size={16} aria-hidden />,
      open: (_, { go }) => go(`${designer}?id=0&name=${encodeURIComponent('首页')}&type=0`),
    },
    {
      key: 'edit',
      on: 'row',
      shopKey: 'pages-diy-edit',
      // the shop's own editor wants an older page to be the home page, because it shows that one in a frame; ours does not
      open: (row, { go }) => go(`${designer}?id=${row.id}&name=${encodeURIComponent(row.name)}&type=${row.type}`),
    },
    {
      key: 'preview',
      on: 'row',
      icon: <QrCode size={16} aria-hidden />,
      when: (row) => isDiy(row) && isPublished(row),
      Dialog: PreviewDialog,
    },
    {
      key: 'duplicate',
      on: 'row',
      shopKey: 'pages-diy-add',
      icon: <Copy size={16} aria-hidden />,
      when: isDiy,
      run: (row, { connection }, words) => duplicatePage(connection, row, words.copyOf),
    },
    {
      key: 'setHome',
      on: 'row',
      shopKey: 'pages-diy-status',
      icon: <House size={16} aria-hidden />,
      confirm: 'askHome',
      when: (row) => !isHome(row) && isPublished(row),
      run: async (row, { connection }) => (await connection.answer(setHomePage, { params: { id: row.id } })).message,
    },
    {
      key: 'remove',
      on: 'row',
      shopKey: 'pages-diy-delete',
      icon: <Trash2 size={16} aria-hidden />,
      confirm: 'askRemove',
      isDanger: true,
      when: (row) => !isHome(row) && String(row.id) !== keptId,
      run: async (row, { connection }) => (await connection.answer(removePage, { params: { id: row.id } })).message,
    },
  ],
})
