import { useStore } from '@nanostores/react'
import { Building2, Ellipsis, Plus, UsersRound } from 'lucide-react'
import { useState } from 'react'
import type { Department } from '#src/api/departments.ts'
import { addStyles } from '#src/lib/styles.ts'
import { Empty } from '#src/ui/empty/empty.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Menu } from '#src/ui/menu/menu.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { Tree, type TreeNode } from '#src/ui/tree/tree.tsx'
import { DepartmentDialog } from './department-dialog.tsx'
import { childrenOf, stepAmong } from './order.ts'
import css from './structure.css?inline'
import { $text } from './departments.text.ts'
import { useDepartments } from './use-departments.ts'

addStyles(css)

const nodesOf = (departments: readonly Department[], pid: Department['id'] = 0): TreeNode[] =>
  childrenOf(departments, pid).map((one) => ({
    id: one.id,
    label: one.name,
    icon: <Building2 aria-hidden />,
    aside: one.total,
    children: nodesOf(departments, one.id),
  }))

export interface DepartmentTreeProps {
  /** Id of the chosen one, '' for everybody. */
  chosen: string
  onChoose(id: string): void
}

/** The departments, to choose whose people are shown; they are added, edited, moved and deleted here. */
export function DepartmentTree({ chosen, onChoose }: DepartmentTreeProps) {
  const text = useStore($text)
  const { asked, departments, move, remove } = useDepartments(() => onChoose(''))
  const [dialog, setDialog] = useState<{ edited?: Department; pid?: Department['id'] }>()
  const current = departments?.find((one) => String(one.id) === chosen)
  const nodes = departments && [{ id: '', label: text.everybody, icon: <UsersRound aria-hidden /> }, ...nodesOf(departments)]
  return (
    <aside className="structure-tree" aria-label={text.departments}>
      <header>
        <h2>{text.departments}</h2>
        <IconButton label={text.add} size="compact" icon={<Plus size={16} aria-hidden />} onClick={() => setDialog({ pid: 0 })} />
        <Deeds departments={departments ?? []} current={current} onDialog={setDialog} onMove={move} onRemove={(one) => void remove(one)} />
      </header>
      {asked.state === 'failed' && <ErrorCard title={text.notRead} message={asked.message} onRetry={asked.retry} />}
      {!nodes && asked.state === 'waiting' && <Skeleton rows={6} height={32} />}
      {nodes && (
        <Tree
          // all that is there stands open: an organisation is looked at as a whole
          key={nodes.length > 1 ? 'there' : 'none'}
          nodes={nodes}
          selected={chosen}
          onSelect={(id) => onChoose(String(id))}
          onMove={move}
          label={text.departments}
          defaultOpen={departments!.map(({ id }) => id)}
        />
      )}
      {departments?.length === 0 && <Empty text={text.none} />}
      {current?.leader && <p className="console-faint">{text.ledBy([current.leader, current.phone].filter(Boolean).join(' '))}</p>}
      {departments && departments.length > 1 && <p className="console-faint structure-hint">{text.hint}</p>}
      {dialog && <DepartmentDialog {...dialog} onClose={() => setDialog(undefined)} />}
    </aside>
  )
}

interface DeedsProps {
  departments: readonly Department[]
  current: Department | undefined
  onDialog(dialog: { edited?: Department; pid?: Department['id'] }): void
  onMove: ReturnType<typeof useDepartments>['move']
  onRemove(department: Department): void
}

// what can be done with the chosen department; the same as by dragging, for everybody else
function Deeds({ departments, current, onDialog, onMove, onRemove }: DeedsProps) {
  const text = useStore($text)
  const label = current ? text.what(current.name) : text.chooseFirst
  const icon = <Ellipsis size={16} aria-hidden />
  if (!current) return <IconButton size="compact" label={label} icon={icon} aria-disabled />
  const step = (by: -1 | 1) => stepAmong(departments, current, by)
  const stepItem = (key: 'up' | 'down', by: -1 | 1) => ({
    ...{ key, label: text[key], disabled: !step(by) },
    onSelect: () => {
      const move = step(by)
      if (move) onMove(move)
    },
  })
  return (
    <Menu
      align="end"
      trigger={<IconButton size="compact" label={label} icon={icon} />}
      items={[
        { key: 'edit', label: text.edit, onSelect: () => onDialog({ edited: current }) },
        { key: 'below', label: text.addBelow, onSelect: () => onDialog({ pid: current.id }) },
        stepItem('up', -1),
        stepItem('down', 1),
        'divider',
        { key: 'remove', label: text.remove, danger: true, onSelect: () => onRemove(current) },
      ]}
    />
  )
}
