import { useState, type CSSProperties } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { cellsFor, cubeLayout, isTall, sizeOfSlot } from '../shared/cube-layouts.ts'
import type { PreviewProps } from '../shared/define.ts'
import { Picture } from '../shared/picture.tsx'
import css from './preview.css?inline'
import type { PictureCube } from './schema.ts'

addStyles(css)

/** Rows without a height of their own are as high as their first picture makes them. */
export function PictureCubePreview({ value }: PreviewProps<PictureCube>) {
  const { columns, slots } = cubeLayout(value.layout)
  const cells = cellsFor(value.cells, value.layout)
  const first = cells[0]?.picture ?? ''
  const [measured, setMeasured] = useState({ of: '', ratio: 0 })
  const ratio = measured.of === first && measured.ratio > 0 ? measured.ratio : columns === 1 ? undefined : 1
  const style = {
    margin: `${value.spaceAbove}px ${value.inset}px 0`,
    background: value.background,
    borderRadius: value.corners === 1 ? 6 : 0,
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  }
  return (
    <div className="designer-cube" style={style}>
      {slots.map((slot, index) => {
        const box: CSSProperties = slot.height === undefined ? { aspectRatio: ratio } : { height: slot.height / 2 }
        return (
          <Picture
            key={index}
            src={cells[index]!.picture}
            className={`designer-cube__cell${isTall(slots, slot) ? ' is-tall' : ''}`}
            placeholder={sizeOfSlot(slot)}
            style={box}
            {...(index === 0 && { onSize: (width, height) => setMeasured({ of: first, ratio: width / height }) })}
          />
        )
      })}
    </div>
  )
}
