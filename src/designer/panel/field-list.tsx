import { useStore } from '@nanostores/react'
import { useContext } from 'react'
import type { AnyRow, BlockWords } from '../blocks/shared/define.ts'
import { wordOf } from '../blocks/shared/words.ts'
import { useEditor } from '../use-editor.ts'
import { ControlsContext } from './controls-context.ts'

// these show their hint themselves, or something more urgent in its place
const saysItself = new Set<AnyRow['as']>(['count', 'text', 'list', 'products', 'areas', 'cells'])

// of a page that is only shown these are read by themselves, the others as disabled controls
const isReadItself = new Set<AnyRow['as']>(['text', 'list', 'products', 'cells', 'richText'])

interface FieldListProps {
  rows: readonly AnyRow[]
  value: Readonly<Record<string, unknown>>
  /** What a fresh block has, for resetting. */
  initial?: Readonly<Record<string, unknown>>
  words: BlockWords
  onChange: (field: string, next: unknown) => void
  /** The gesture is over: the next change is another step of undo. */
  onCommit: () => void
}

/** The rows of a block's panel, or of one entry of a list in it. */
export function FieldList({ rows, value, initial, words, onChange, onCommit }: FieldListProps) {
  const control = (field: string) => ({
    value: value[field] as never,
    initial: initial?.[field] as never,
    words,
    whole: value,
    onChange: (next: unknown) => onChange(field, next),
    onCommit,
  })
  const controls = useContext(ControlsContext)
  const isLocked = useStore(useEditor().page.$isLocked)
  return rows.map((row) => {
    const Control = controls[row.as]
    if (!Control) return null
    const Box = isLocked && !isReadItself.has(row.as) ? 'fieldset' : 'div'
    return (
      <Box
        key={row.field}
        className="designer-field"
        data-field={row.field}
        data-as={row.as}
        onBlur={onCommit}
        {...(Box === 'fieldset' && { disabled: true, role: 'presentation' })}
      >
        <Control row={row} {...control(row.field)} />
        {row.hint && !saysItself.has(row.as) && <p className="designer-hint">{wordOf(words, row.hint)}</p>}
      </Box>
    )
  })
}
