import { createContext, Suspense, type ComponentType } from 'react'
import { FormOpening, type FormOpeningProps } from './form/form-opening.tsx'
import type { PageTools } from './page.ts'

export type OpenedDialog = ComponentType<{ onClose: () => void; tools: PageTools }>

/** What an action has opened: the form of it, or a dialog. */
export type Opened = { form: FormOpeningProps['opened']; onDone(): void } | { Dialog: OpenedDialog; props: object; tools: PageTools }

/** Where it stands: with the list, which may be read anew without the row meanwhile, or not be read at all. Else where the action stands. */
export const OpenedPlace = createContext<((opened: Opened | null) => void) | null>(null)

export function OpenedPart({ opened, onClose }: { opened: Opened; onClose(): void }) {
  if ('form' in opened) return <FormOpening opened={opened.form} onDone={opened.onDone} onClose={onClose} />
  const { Dialog, props, tools } = opened
  return (
    <Suspense fallback={null}>
      <Dialog {...props} tools={tools} onClose={onClose} />
    </Suspense>
  )
}
