import { createContext, Suspense, type ComponentType } from 'react'
import { FormOpening, type FormOpeningProps } from './form/form-opening.tsx'
import type { PageTools } from './page.ts'

export type ModalDialog = ComponentType<{ onClose: () => void; tools: PageTools }>

/** What an action has opened: the form of it, or a dialog. */
export type OpenModal = { form: FormOpeningProps['opened']; onDone(): void } | { Dialog: ModalDialog; props: object; tools: PageTools }

/** Where it stands: with the list, which may be read anew without the row meanwhile, or not be read at all. Else where the action stands. */
export const ModalHost = createContext<((opened: OpenModal | null) => void) | null>(null)

export function ActionModal({ opened, onClose }: { opened: OpenModal; onClose(): void }) {
  if ('form' in opened) return <FormOpening opened={opened.form} onDone={opened.onDone} onClose={onClose} />
  const { Dialog, props, tools } = opened
  return (
    <Suspense fallback={null}>
      <Dialog {...props} tools={tools} onClose={onClose} />
    </Suspense>
  )
}
