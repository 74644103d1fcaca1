import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Empty } from '#src/ui/empty/empty.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { Spinner } from '#src/ui/spinner/spinner.tsx'
import { Table, type TableColumn } from '#src/ui/table/table.tsx'
import { $text } from '../gallery.text.ts'

function Broken(): never {
  throw new Error('gallery: asked to break')
}

const long = { count: 100_000, rowAt: (index: number) => (index < 100 ? index : undefined) }
const address = `https://shop.example/pages/goods_details/index?id=1&spread=0&from=${'the-list-of-goods-that-were-seen-last,'.repeat(6)}`
const counted: TableColumn<number>[] = [
  { key: 'place', title: '#', heading: true, show: (index) => index },
  { key: 'address', title: 'URL', show: () => <code>{address}</code> },
]

export function States() {
  const t = useStore($text)
  const common = useStore($common)
  const [isBroken, setBroken] = useState(false)
  const columns = ['name', 'state', 'changed'].map((key) => ({ key, title: t[key as 'name'], show: () => null }))
  return (
    <section className="gallery-card is-wide">
      <h2>{t.states}</h2>
      <div className="gallery-fields">
        <div className="gallery-stack is-full">
          <Skeleton height={96} />
          <Skeleton rows={3} />
          <div className="gallery-row">
            <Spinner label={common.loading} />
            <Button size="compact" onClick={() => setBroken(true)}>
              Error boundary
            </Button>
            {isBroken && <Broken />}
          </div>
        </div>
        <Empty text={t.none} action={<Button variant="primary">{t.newPage}</Button>} />
        <ErrorCard title={t.unreachable} message={t.unreachableHelp} code="7F3A-21C0" onRetry={() => undefined} />
      </div>
      <Table caption={common.loading} rows={[]} columns={columns} rowKey={String} loading onSelect={() => undefined} />
      <div className="gallery-long">
        <Table caption={t.none} rows={[]} columns={counted} rowKey={String} long={long} />
      </div>
    </section>
  )
}
