import { useStore } from '@nanostores/react'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Menu } from '#src/ui/menu/menu.tsx'
import { Pager } from '#src/ui/pager/pager.tsx'
import { Table, type TableColumn } from '#src/ui/table/table.tsx'
import { Tabs } from '#src/ui/tabs/tabs.tsx'
import { Tree, type TreeNode } from '#src/ui/tree/tree.tsx'
import { $text } from '../gallery.text.ts'

interface Page {
  id: number
  name: string
  isOn: boolean
  visits: number
  changed: string
}

const pages: Page[] = [
  { id: 12, name: '双十一主会场', isOn: true, visits: 128_403, changed: '11-20 18:42' },
  { id: 9, name: '新人专享 · 首单立减', isOn: true, visits: 30_518, changed: '11-19 09:15' },
  { id: 7, name: 'Spring collection 2026', isOn: false, visits: 0, changed: '11-16 21:03' },
  { id: 3, name: '默认首页', isOn: true, visits: 904_211, changed: '10-02 11:30' },
]

const folders: TreeNode[] = [
  {
    id: 1,
    label: '商品图片',
    aside: 482,
    children: [
      { id: 11, label: '水果生鲜', aside: 96 },
      {
        id: 12,
        label: '酒水饮料',
        aside: 154,
        children: [
          { id: 121, label: '白酒' },
          { id: 122, label: 'Wine' },
        ],
      },
    ],
  },
  { id: 2, label: '轮播广告', aside: 37 },
  { id: 3, label: '图标' },
]

const grown = (nodes: readonly TreeNode[]): TreeNode[] =>
  nodes.map((node) => (node.id === 3 ? { ...node, children: [{ id: 31, label: '线性图标', children: [] }] } : node))

function Pages() {
  const t = useStore($text)
  const common = useStore($common)
  const [selection, setSelection] = useState<(string | number)[]>([9])
  const [tab, setTab] = useState('all')
  const [page, setPage] = useState(6)
  const [limit, setLimit] = useState(20)
  const more = [{ key: 'copy', label: common.copy, onSelect: () => undefined }]
  const columns: TableColumn<Page>[] = [
    { key: 'name', title: t.name, show: (row) => row.name },
    {
      key: 'state',
      title: t.state,
      width: 120,
      show: (row) => <span className={`gallery-status ${row.isOn ? 'is-on' : ''}`}>{row.isOn ? t.published : t.drafts}</span>,
    },
    { key: 'visits', title: t.visits, width: 110, align: 'end', show: (row) => row.visits.toLocaleString('en') },
    { key: 'changed', title: t.changed, width: 130, show: (row) => row.changed },
    {
      key: 'actions',
      title: common.actions,
      actions: true,
      width: 150,
      show: () => (
        <span style={{ display: 'inline-flex' }}>
          <Button variant="quiet" size="compact">
            {common.edit}
          </Button>
          <Menu trigger={<IconButton size="compact" label={common.more} icon={<Ellipsis />} />} items={more} />
        </span>
      ),
    },
  ]
  const tabs = [
    { value: 'all', label: t.all, count: 214 },
    { value: 'published', label: t.published, count: 186 },
    { value: 'drafts', label: t.drafts, count: 28 },
  ]
  const rows = tab === 'all' ? pages : pages.filter((row) => row.isOn === (tab === 'published'))
  return (
    <div className="gallery-stack is-full">
      <Tabs aria-label={t.state} value={tab} onChange={setTab} tabs={tabs} />
      <Table
        caption={t.lists}
        rows={rows}
        columns={columns}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        selection={selection}
        onSelect={setSelection}
      />
      <Pager page={page} limit={limit} count={214} onChange={setPage} onLimitChange={setLimit} />
    </div>
  )
}

export function Lists() {
  const t = useStore($text)
  const [folder, setFolder] = useState<string | number>(12)
  const [nodes, setNodes] = useState(folders)
  const load = async () => {
    await new Promise((done) => setTimeout(done, 400))
    setNodes(grown(nodes))
  }
  return (
    <section className="gallery-card is-wide">
      <h2>{t.lists}</h2>
      <div className="gallery-columns">
        <Tree label={t.folders} nodes={nodes} selected={folder} onSelect={setFolder} loadChildren={load} />
        <Pages />
      </div>
    </section>
  )
}
