import { useStore } from '@nanostores/react'
import { Crop as CropMark, RotateCcw, RotateCw } from 'lucide-react'
import { type Dispatch, type SetStateAction, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { NumberInput } from '#src/ui/number-input/number-input.tsx'
import { Select } from '#src/ui/select/select.tsx'
import { currentAddress, type MediaFile } from '../wire/media-file.ts'
import { type Box, composed, type Corner, moved, resized, shapedLike, type Turn, wholeBox } from './crop-box.ts'
import { $text } from './details.text.ts'
import { draggable } from './point-drag.ts'

const ratios: Record<string, number> = { '1:1': 1, '4:3': 4 / 3, '3:4': 3 / 4, '16:9': 16 / 9, '2:1': 2 }
const corners: readonly Corner[] = ['nw', 'ne', 'sw', 'se']

interface CropEditorProps {
  file: MediaFile
  isBusy: boolean
  onApply(crop: MediaFile['crop']): void
  onCancel(): void
}

/** Cuts and turns what is shown; the original is somewhere safe. */
export function CropEditor({ file, isBusy, onApply, onCancel }: CropEditorProps) {
  const t = useStore($text)
  const cancel = useStore($common).cancel
  const [turn, setTurn] = useState<Turn>(0)
  const [box, setBox] = useState<Box>(wholeBox)
  const [ratio, setRatio] = useState('')
  const isTurned = turn % 180 !== 0
  const pixels = isTurned ? { width: file.height, height: file.width } : { width: file.width, height: file.height }
  const shape = ratios[ratio] && pixels.width ? (ratios[ratio] * pixels.height) / pixels.width : undefined
  const turnBy = (by: Turn) => {
    setTurn(((turn + by) % 360) as Turn)
    setBox(wholeBox)
    setRatio('')
  }
  const chooseRatio = (chosen: string) => {
    setRatio(chosen)
    if (ratios[chosen]) setBox(shapedLike(box, (ratios[chosen] * pixels.height) / pixels.width))
  }
  return (
    <div className="media-crop">
      <Area file={file} turn={turn} box={box} shape={shape} onBox={setBox} />
      <div className="media-crop-tools">
        <Select
          aria-label={t.ratio}
          size="compact"
          value={ratio}
          onChange={chooseRatio}
          options={[{ value: '', label: t.free }, ...Object.keys(ratios).map((value) => ({ value, label: value }))]}
        />
        <IconButton label={t.turnLeft} icon={<RotateCcw />} onClick={() => turnBy(270)} />
        <IconButton label={t.turnRight} icon={<RotateCw />} onClick={() => turnBy(90)} />
      </div>
      <Numbers box={box} pixels={pixels} isShaped={shape !== undefined} onBox={setBox} />
      <div className="media-details-actions">
        <Button onClick={onCancel}>{cancel}</Button>
        <Button variant="primary" icon={<CropMark />} busy={isBusy} onClick={() => onApply(composed(file.crop, turn, box))}>
          {t.applyCrop}
        </Button>
      </div>
    </div>
  )
}

interface AreaProps {
  file: MediaFile
  turn: Turn
  box: Box
  shape: number | undefined
  /** Told as a change of the box: a pointer moves several times between two renders. */
  onBox: Dispatch<SetStateAction<Box>>
}

const percent = (share: number) => `${share * 100}%`

function Area({ file, turn, box, shape, onBox }: AreaProps) {
  const t = useStore($text)
  const area = useRef<HTMLDivElement>(null)
  const whole = useRef<HTMLButtonElement>(null)
  // the button that led here is gone; before the browser paints, or the dialog takes the focus, a frame later even from elsewhere
  useLayoutEffect(() => whole.current?.focus({ preventScroll: true }), [])
  const position = { left: percent(box.x), top: percent(box.y), width: percent(box.width), height: percent(box.height) }
  const move = draggable({ area: () => area.current, onMove: (dx, dy) => onBox((now) => moved(now, dx, dy)) })
  const at = (corner: Corner) => ({
    left: percent(corner.endsWith('e') ? box.x + box.width : box.x),
    top: percent(corner.startsWith('s') ? box.y + box.height : box.y),
  })
  return (
    <div className="media-crop-frame media-checker">
      <div ref={area} className="media-crop-area">
        <TurnedPicture address={currentAddress(file)} turn={turn} />
        <button ref={whole} type="button" className="media-crop-box" style={position} aria-label={t.area} {...move} />
        {corners.map((corner) => (
          <button
            key={corner}
            type="button"
            className="media-crop-corner"
            data-corner={corner}
            style={at(corner)}
            aria-label={t.corner(t[corner])}
            {...draggable({ area: () => area.current, onMove: (dx, dy) => onBox((now) => resized(now, corner, dx, dy, shape)) })}
          />
        ))}
      </div>
    </div>
  )
}

/** Longest side of what is painted, in px; enough to choose by. */
const paintedSide = 800

function TurnedPicture({ address, turn }: { address: string; turn: Turn }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const image = new Image()
    image.addEventListener('load', () => paint(canvas.current, image, turn))
    image.src = address
    return () => image.removeAttribute('src')
  }, [address, turn])
  return <canvas ref={canvas} width={1} height={1} aria-hidden="true" />
}

function paint(canvas: HTMLCanvasElement | null, image: HTMLImageElement, turn: Turn): void {
  const context = canvas?.getContext('2d')
  if (!canvas || !context) return
  const scale = Math.min(1, paintedSide / Math.max(image.naturalWidth, image.naturalHeight))
  const [width, height] = [Math.round(image.naturalWidth * scale), Math.round(image.naturalHeight * scale)]
  const isTurned = turn % 180 !== 0
  canvas.width = isTurned ? height : width
  canvas.height = isTurned ? width : height
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((turn * Math.PI) / 180)
  context.drawImage(image, -width / 2, -height / 2, width, height)
}

interface NumbersProps {
  box: Box
  pixels: { width: number; height: number }
  isShaped: boolean
  onBox(box: Box): void
}

/** The same in pixels, for whoever does not drag. */
function Numbers({ box, pixels: { width, height }, isShaped, onBox }: NumbersProps) {
  const t = useStore($text)
  if (!width || !height) return null
  const fields = [
    { label: t.left, value: box.x * width, most: (1 - box.width) * width, set: (value: number) => onBox({ ...box, x: value / width }) },
    { label: t.top, value: box.y * height, most: (1 - box.height) * height, set: (value: number) => onBox({ ...box, y: value / height }) },
    {
      label: t.width,
      value: box.width * width,
      most: (1 - box.x) * width,
      set: (value: number) => onBox({ ...box, width: value / width }),
      isSize: true,
    },
    {
      label: t.height,
      value: box.height * height,
      most: (1 - box.y) * height,
      set: (value: number) => onBox({ ...box, height: value / height }),
      isSize: true,
    },
  ]
  return (
    <div className="media-details-numbers">
      {fields.map(({ label, value, most, set, isSize }) => (
        <label key={label}>
          {label}
          <NumberInput
            value={Math.round(value)}
            min={isSize ? 1 : 0}
            max={Math.max(isSize ? 1 : 0, Math.round(most))}
            suffix="px"
            disabled={Boolean(isSize && isShaped)}
            onChange={(next) => next !== null && set(next)}
          />
        </label>
      ))}
    </div>
  )
}
