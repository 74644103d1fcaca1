import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { readShortage, type ShortGoods } from '#src/api/purchasing-drafts.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { addStyles } from '#src/lib/styles.ts'
import { useRead } from '#src/stores/use-read.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Empty } from '#src/ui/empty/empty.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { Table } from '#src/ui/table/table.tsx'
import css from './shortage.css?inline'
import { $text } from './text.ts'

addStyles(css)

interface Group {
  supplier: string
  name: string
  goods: ShortGoods[]
}

function grouped(list: readonly ShortGoods[]): Group[] {
  const by = new Map<string, Group>()
  for (const one of list) {
    const group = by.get(one.supplier_id) ?? { supplier: one.supplier_id, name: one.supplier_name, goods: [] }
    group.goods.push(one)
    by.set(one.supplier_id, group)
  }
  return [...by.values()]
}

/** Goods that are short, by supplier, and an order of each (manufacturing 3.5 no. 6). */
export function ShortageDialog({ tools, onClose }: { tools: PageTools; onClose(): void }) {
  const text = useStore($text)
  const common = useStore($common)
  const read = useRead(tools.connection, ['POST', 'factory', '/doc/purchase-order/shortage'], (over) =>
    over.send(readShortage, { body: {} }),
  )
  const order = (supplier: string, skus: readonly (string | number)[]) => {
    onClose()
    tools.go(`/purchasingManagement/materialPurchase/new?${new URLSearchParams({ shortage: supplier || '0', skus: skus.join(',') })}`)
  }
  return (
    <Dialog open width={860} title={text.title} onClose={onClose} footer={<Button onClick={onClose}>{common.close}</Button>}>
      <div className="shortage">
        <p className="shortage-about">{text.about}</p>
        {read.state === 'failed' && <ErrorCard title={text.notRead} message={read.message} onRetry={read.reload} />}
        {read.state === 'waiting' && <Skeleton rows={6} height={28} />}
        {read.state === 'there' && read.data.list.length === 0 && <Empty text={text.none} />}
        {read.state === 'there' &&
          grouped(read.data.list).map((group) => (
            <Supplier key={group.supplier} group={group} onOrder={(skus) => order(group.supplier, skus)} />
          ))}
      </div>
    </Dialog>
  )
}

function Supplier({ group, onOrder }: { group: Group; onOrder(skus: readonly (string | number)[]): void }) {
  const text = useStore($text)
  const [chosen, setChosen] = useState<(string | number)[]>(() => group.goods.map(({ sku_id }) => sku_id))
  const name = group.name || text.nobody
  return (
    <section aria-label={name}>
      <header>
        <h3>{name}</h3>
        <Button variant="primary" size="compact" disabled={chosen.length === 0} onClick={() => onOrder(chosen)}>
          {text.order(chosen.length)}
        </Button>
      </header>
      <Table
        compact
        caption={name}
        rows={group.goods}
        rowKey={({ sku_id }) => sku_id}
        rowName={({ sku_name }) => sku_name}
        selection={chosen}
        onSelect={setChosen}
        columns={[
          { key: 'goods', title: text.goods, heading: true, show: ({ sku_name }) => sku_name },
          { key: 'onHand', title: text.onHand, width: 100, align: 'end', show: ({ on_hand }) => on_hand },
          { key: 'incoming', title: text.incoming, width: 100, align: 'end', show: ({ incoming }) => incoming },
          { key: 'safety', title: text.safety, width: 100, align: 'end', show: ({ safety_min }) => safety_min },
          { key: 'short', title: text.short, width: 110, align: 'end', show: ({ qty }) => <strong>{qty}</strong> },
        ]}
      />
    </section>
  )
}
