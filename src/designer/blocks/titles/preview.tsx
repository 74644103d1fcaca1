import { addStyles } from '#src/lib/styles.ts'
import type { PreviewProps } from '../shared/define.ts'
import { sideOf } from '../shared/options.ts'
import css from './preview.css?inline'
import type { TitleBar } from './schema.ts'

addStyles(css)

export function TitleBarPreview({ value }: PreviewProps<TitleBar>) {
  const style = {
    margin: `${value.spaceAbove}px ${value.inset}px 0`,
    background: value.background,
    color: value.wordColour,
    fontSize: value.size,
    textAlign: sideOf(value.align),
    borderRadius: value.corners === 1 ? 6 : 0,
    fontStyle: value.weight === 1 ? 'italic' : 'normal',
    fontWeight: value.weight === 2 ? 700 : 400,
  } as const
  return (
    <div className="designer-title" style={style} data-text="words" data-empty={value.words === '' || undefined}>
      {value.words}
    </div>
  )
}
