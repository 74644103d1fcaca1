import type { PreviewProps } from '../shared/define.ts'
import type { Divider } from './schema.ts'

const lines = ['dashed', 'solid', 'dotted'] as const

export function DividerPreview({ value }: PreviewProps<Divider>) {
  const line = `${value.height}px ${lines[value.line] ?? 'dashed'} ${value.lineColour}`
  return <div className="designer-divider" style={{ margin: `${value.spaceAbove}px ${value.inset}px 0`, borderTop: line }} />
}
