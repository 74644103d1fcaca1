// .tsx although it draws nothing: plain .ts modules are shared between React and Preact, hooks cannot be
import { useStore } from '@nanostores/react'
import type { Endpoint, Id } from '#src/api/endpoint.ts'
import type { Connection } from '#src/stores/connection.ts'
import { $common } from '#src/text/common-words.ts'
import { useConfirm } from '#src/ui/confirm/confirm.ts'
import { useNotify } from '#src/ui/toast/notify.ts'

/** Asks, and deletes what has this id; true when it is gone. */
export function useRemoval(connection: Connection) {
  const common = useStore($common)
  const confirm = useConfirm()
  const notify = useNotify()
  return async (title: string, call: Endpoint<{ params: { id: Id } }, unknown>, id: string): Promise<boolean> => {
    if (!(await confirm({ title, confirmLabel: common.remove, danger: true }))) return false
    try {
      notify.success((await connection.answer(call, { params: { id } })).message)
      return true
    } catch (error) {
      notify.failure(error)
      return false
    }
  }
}
