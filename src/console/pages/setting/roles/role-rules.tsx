import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { RoleMenu } from '#src/api/roles.ts'
import type { ControlProps } from '#src/forms/form-field.ts'
import { addStyles } from '#src/lib/styles.ts'
import { CheckTree } from '#src/ui/check-tree/check-tree.tsx'
import { nodesOf } from './role-tree.ts'
import css from './roles.css?inline'
import { $text } from './role-form.text.ts'

addStyles(css)

/** The tree of what a role may do. */
export function RoleRules({ value, onChange, given: { menus }, label }: ControlProps<string[], { menus: readonly RoleMenu[] }>) {
  const text = useStore($text)
  const nodes = useMemo(() => nodesOf(menus), [menus])
  const marks = useMemo(() => new Set(value), [value])
  if (nodes.length === 0) return <p className="console-faint">{text.nothing}</p>
  return (
    <div className="role-rules">
      <CheckTree nodes={nodes} checked={marks} onChange={(next) => onChange([...next])} label={label} />
    </div>
  )
}
