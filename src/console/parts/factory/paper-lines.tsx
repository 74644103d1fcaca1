import { lazy, Suspense } from 'react'
import type { Resource } from '#src/api/resource.ts'
import type { Row } from '#src/fields/lines/rows.ts'
import type { ControlProps } from '#src/forms/form-field.ts'
import type { Fields } from '#src/kinds/kind.ts'
import { WaitingInput } from '#src/ui/input/waiting-input.tsx'
import type { PaperLinesOptions } from './lines/options.ts'

const PaperLines = lazy(() => import('./lines/paper-lines.tsx'))

/** What fills in the lines of a kind of paper: loaded when somebody enters one. */
export function paperLines<F extends Fields>({ of, ...rest }: Omit<PaperLinesOptions, 'of'> & { of: Resource<F> }) {
  const options: PaperLinesOptions = { ...rest, of: of as unknown as Resource }
  return function Lines(props: ControlProps<readonly Row[]>) {
    return (
      <Suspense fallback={<WaitingInput id={props.id} />}>
        <PaperLines {...props} options={options} />
      </Suspense>
    )
  }
}
