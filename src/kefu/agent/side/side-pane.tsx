import { useStore } from '@nanostores/react'
import { ArrowLeft } from 'lucide-react'
import { useId, useState } from 'react'
import { Deferred } from '#src/gate/deferred.tsx'
import { addStyles } from '#src/lib/styles.ts'
import { Empty } from '#src/ui/empty/empty.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { Tabs } from '#src/ui/tabs/tabs.tsx'
import css from './side-pane.css?inline'
import type { SideProps } from './side-props.ts'
import { $text } from './side.text.ts'

addStyles(css)

const parts = {
  customer: lazyPart<SideProps>(async () => (await import('../customer/customer-part.tsx')).CustomerPart),
  orders: lazyPart<SideProps>(async () => (await import('../orders/orders-part.tsx')).OrdersPart),
  goods: lazyPart<SideProps>(async () => (await import('../goods/goods-part.tsx')).GoodsPart),
  notes: lazyPart<SideProps>(async () => (await import('../customer/notes-part.tsx')).NotesPart),
}
type Part = keyof typeof parts
const names = Object.keys(parts) as Part[]
// what a plain shop does not keep
const oursAlone: readonly Part[] = ['notes']

// who goes through conversations one after the other looks at the same part of each
let last: Part = 'customer'

/** Everything beside a conversation: who it is, what they ordered, what there is to sell, what agents wrote down. */
export function SidePane({ onBack, back, ...props }: SideProps & { onBack(): void; back: string }) {
  const text = useStore($text)
  const id = useId()
  const [wanted, setPart] = useState(last)
  const offered = names.filter((name) => props.connection.kind === 'own' || !oursAlone.includes(name))
  const part = offered.includes(wanted) ? wanted : 'customer'
  const choose = (next: Part) => {
    last = next
    setPart(next)
  }
  return (
    <aside className="kefu-pane kefu-pane-info" aria-label={text.parts}>
      <div className="kefu-side-head">
        <span className="kefu-back">
          <IconButton label={back} icon={<ArrowLeft size={18} />} onClick={onBack} />
        </span>
        <Tabs
          id={id}
          value={part}
          onChange={choose}
          tabs={offered.map((value) => ({ value, label: text[value] }))}
          aria-label={text.parts}
        />
      </div>
      <div className="kefu-side-body" role="tabpanel" aria-labelledby={`${id}-${part}`}>
        {part === 'orders' && props.conversation.isTourist ? (
          <Empty text={text.forTourist} />
        ) : (
          <Deferred part={parts[part]} props={props} pending={<Pending />} />
        )}
      </div>
    </aside>
  )
}

const Pending = () => (
  <div className="kefu-side-pending">
    <Skeleton rows={5} height={14} />
  </div>
)
