import { useStore } from '@nanostores/react'
import { Search } from 'lucide-react'
import { useState } from 'react'
import type { Id } from '#src/api/endpoint.ts'
import type { MenuRule } from '#src/api/menu-rules.ts'
import { addCallRules, listRouteCategories, type RouteRule } from '#src/api/shop/route-rules.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { useCall } from '#src/stores/use-read.ts'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Empty } from '#src/ui/empty/empty.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { Tree } from '#src/ui/tree/tree.tsx'
import css from './call-dialog.css?inline'
import { CallList } from './call-list.tsx'
import { callsBelow, firstOf, nodesOf, ruleOf } from './call-modules.ts'
import { $text } from './calls.text.ts'

addStyles(css)

interface CallDialogProps {
  row: MenuRule
  tools: PageTools
  onClose(): void
}

/** Chooses calls of the shop's server that become rules below a rule (system contract, "选择权限"). */
export function CallDialog({ row: rule, tools, onClose }: CallDialogProps) {
  const text = useStore($text)
  const common = useStore($common)
  const notify = useNotify()
  const { connection } = tools
  const read = useCall(connection, listRouteCategories, {})
  const modules = read.state === 'there' ? read.data : []
  const [opened, setOpened] = useState<Id>()
  const module = opened ?? firstOf(modules)?.id
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<readonly RouteRule[]>([])
  const [isBusy, setBusy] = useState(false)

  const add = async () => {
    if (chosen.length === 0) return notify.error(text.choose)
    setBusy(true)
    try {
      const body = { menus: chosen.map((call) => ruleOf(call, rule)) }
      notify.success((await connection.answer(addCallRules, { body })).message)
      tools.reload()
      onClose()
    } catch (error) {
      notify.failure(error)
    } finally {
      setBusy(false)
    }
  }
  const footer = (
    <>
      <span className="call-count" role="status">
        {text.chosen(chosen.length)}
      </span>
      <Button onClick={onClose}>{common.cancel}</Button>
      <Button variant="primary" busy={isBusy} onClick={() => void add()}>
        {common.confirm}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={text.title(rule.menu_name)} width={1100} footer={footer}>
      <div className="call-dialog">
        <ol className="call-about">
          <li>{text.several}</li>
          <li>{text.missing}</li>
          <li>{text.fetched}</li>
        </ol>
        {read.state === 'failed' && <ErrorCard title={text.notRead} message={read.message} onRetry={read.reload} />}
        {read.state === 'waiting' && <Skeleton rows={6} height={28} />}
        {read.state === 'there' && module === undefined && <Empty text={text.noModules} />}
        {module !== undefined && (
          <div className="call-panes">
            <nav className="call-modules">
              <Tree nodes={nodesOf(modules)} selected={module} onSelect={setOpened} label={text.modules} />
            </nav>
            <div className="call-pane">
              <Input
                value={words}
                onChange={setWords}
                prefix={<Search size={16} aria-hidden />}
                placeholder={text.search}
                aria-label={text.search}
              />
              <CallList
                connection={connection}
                module={module}
                words={words}
                chosen={chosen}
                added={callsBelow(rule)}
                onChoose={setChosen}
              />
            </div>
          </div>
        )}
      </div>
    </Dialog>
  )
}
