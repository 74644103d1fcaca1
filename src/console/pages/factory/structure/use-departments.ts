import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { listDepartments, moveDepartment, removeDepartment, type Department } from '#src/api/departments.ts'
import { useAsked } from '#src/console/form/use-asked.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { useConfirm } from '#src/ui/confirm/confirm.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import type { TreeMove } from '#src/ui/tree/tree.tsx'
import { moveOnWire } from './order.ts'
import { $peopleRound, $treeRound, treeChanged } from './rounds.ts'
import { $text } from './departments.text.ts'

/** The tree as the server has it, and what changes it. What was read stays in sight while it is read again. */
export function useDepartments(onRemoved: () => void) {
  const connection = useConnection()
  const text = useStore($text)
  const notify = useNotify()
  const confirm = useConfirm()
  const [departments, setDepartments] = useState<readonly Department[]>()
  const asked = useAsked(`${useStore($treeRound)} ${useStore($peopleRound)}`, async () => {
    const { list } = await connection.send(listDepartments, {})
    setDepartments(list)
    return list
  })

  const store = async (work: () => Promise<{ message: string }>) => {
    try {
      notify.success((await work()).message)
      return true
    } catch (error) {
      notify.failure(error)
      return false
    } finally {
      treeChanged()
    }
  }
  const move = (wanted: TreeMove) => {
    const body = moveOnWire(departments ?? [], wanted)
    if (body) void store(() => connection.answer(moveDepartment, { params: { id: wanted.id }, body }))
  }
  const remove = async ({ id, name }: Department) => {
    if (!(await confirm({ title: text.removeQuestion(name), danger: true, confirmLabel: text.remove }))) return
    if (await store(() => connection.answer(removeDepartment, { params: { id } }))) onRemoved()
  }
  return { asked, departments, move, remove }
}
