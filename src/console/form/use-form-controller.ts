import {
  useFormController as useGroundController,
  type FormController,
  type FormControllerProps,
  type FormHost,
} from '#src/forms/declared/use-form-controller.ts'
import { useConnection } from '#src/gate/use-connection.ts'
import { useLeaveGuard } from '../router/use-leave-guard.ts'
import { useLocation } from '../router/use-router.ts'
import { useLeaveQuestion } from '../router/use-unsaved.ts'

export type { FormController, FormControllerProps }

/** Where a form of the console stands: its page is not left before somebody was asked. */
export function useFormHost(): FormHost {
  const connection = useConnection()
  const { query } = useLocation()
  const guard = useLeaveGuard(useLeaveQuestion())
  return { connection, query, guard }
}

/** A declared form of a page while it is filled in. */
export const useFormController = <Row>(props: FormControllerProps<Row>): FormController => useGroundController(props, useFormHost())
