import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import { readRole, readRoleMenus, saveRole, type RoleMenu, type RoleRow } from '#src/api/roles.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { addStyles } from '#src/lib/styles.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { CheckTree } from '#src/ui/check-tree/check-tree.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { ErrorCard } from '#src/ui/error-card/error-card.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { RadioGroup } from '#src/ui/radio/radio.tsx'
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import type { PageTools } from '../engine/page.ts'
import { useAsked } from '../form/use-asked.ts'
import css from './roles.css?inline'
import { $text } from './roles.text.ts'
import { checkedOf, idsIn, nodesOf } from './role-tree.ts'

addStyles(css)

interface Opened {
  name: string
  status: number
  menus: RoleMenu[]
}

interface RoleDialogProps {
  /** Undefined for a new one. */
  row: RoleRow | undefined
  tools: PageTools
  onClose(): void
}

/** A role's name, state and the tree of what it may do. */
export function RoleDialog({ row, tools, onClose }: RoleDialogProps) {
  const text = useStore($text)
  const connection = useConnection()
  const asked = useAsked<Opened>(String(row?.id ?? 0), async () => {
    if (!row) return { name: '', status: 1, menus: (await connection.send(readRoleMenus, {})).menus }
    const { role, menus } = await connection.send(readRole, { params: { id: row.id } })
    return { name: role.role_name, status: Number(role.status), menus }
  })
  const title = row ? text.edit : text.add
  if (asked.state === 'there') return <RoleForm id={row?.id ?? 0} opened={asked.data} title={title} tools={tools} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={title} width={540}>
      {asked.state === 'waiting' ? (
        <Skeleton rows={6} height={32} />
      ) : (
        <ErrorCard title={text.notRead} message={asked.message} onRetry={asked.retry} />
      )}
    </Dialog>
  )
}

interface RoleFormProps extends Omit<RoleDialogProps, 'row'> {
  id: RoleRow['id']
  opened: Opened
  title: string
}

function useRoleForm({ id, opened, tools, onClose }: RoleFormProps) {
  const notify = useNotify()
  const [name, setName] = useState(opened.name)
  const [status, setStatus] = useState(opened.status)
  const [checked, setChecked] = useState<ReadonlySet<string>>(() => checkedOf(opened.menus))
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const missing = { name: isTried && !name.trim(), rules: isTried && checked.size === 0 }
  const submit = async () => {
    setTried(true)
    if (isBusy || !name.trim() || checked.size === 0) return
    setBusy(true)
    try {
      const body = { role_name: name.trim(), status, checked_menus: idsIn(opened.menus, checked) }
      const { message } = await tools.connection.answer(saveRole, { params: { id }, body })
      notify.success(message)
      tools.reload()
      onClose()
    } catch (failure) {
      notify.failure(failure)
      setBusy(false)
    }
  }
  return { name, setName, status, setStatus, checked, setChecked, missing, isBusy, submit: () => void submit() }
}

function RoleForm(props: RoleFormProps) {
  const { opened, title, onClose } = props
  const text = useStore($text)
  const common = useStore($common)
  const form = useRoleForm(props)
  const nodes = useMemo(() => nodesOf(opened.menus), [opened])
  const footer = (
    <>
      <Button onClick={onClose}>{common.cancel}</Button>
      <Button variant="primary" busy={form.isBusy} onClick={form.submit}>
        {common.confirm}
      </Button>
    </>
  )
  const states = [
    { value: 1, label: text.on },
    { value: 0, label: text.off },
  ]
  return (
    <Dialog open onClose={onClose} title={title} width={540} footer={footer}>
      <div className="role-form">
        <Field label={text.name} required error={form.missing.name && text.nameMissing}>
          <Input value={form.name} onChange={form.setName} maxLength={64} placeholder={text.nameHint} />
        </Field>
        <Field label={text.status}>
          <RadioGroup value={form.status} onChange={form.setStatus} options={states} />
        </Field>
        <Field label={text.rules} required error={form.missing.rules && text.rulesMissing}>
          {() =>
            nodes.length ? (
              <div className="role-rules">
                <CheckTree nodes={nodes} checked={form.checked} onChange={form.setChecked} label={text.rules} />
              </div>
            ) : (
              <p className="console-faint">{text.nothing}</p>
            )
          }
        </Field>
      </div>
    </Dialog>
  )
}
