import { useStore } from '@nanostores/react'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import type { GridStore } from '#src/fields/lines/grid-store.ts'
import { Button } from '#src/ui/button/button.tsx'
import { isWeighed, putWeight } from './put-weight.ts'
import { NoWeight, scalePorts, weigh } from './serial-scale.ts'
import { $text } from './text.ts'

/** Reads the scale into a line; where the browser can, and lines are weighed. */
export function WeighButton({ grid }: { grid: GridStore }) {
  const text = useStore($text)
  const [told, setTold] = useState('')
  const [isBusy, setBusy] = useState(false)
  const ports = scalePorts()
  if (!ports || !isWeighed(grid)) return null
  const read = async () => {
    setBusy(true)
    setTold('')
    try {
      const kilograms = await weigh(ports)
      const line = putWeight(grid, kilograms)
      setTold(line === undefined ? text.noLine : text.weighed(line, kilograms))
    } catch (error) {
      // who closes the browser's question has changed their mind
      const isDismissed = error instanceof DOMException && error.name === 'NotFoundError'
      if (!isDismissed) setTold(error instanceof NoWeight ? text.noWeight : text.noScale)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button size="compact" icon={<Scale size={14} aria-hidden />} busy={isBusy} onClick={() => void read()}>
        {text.read}
      </Button>
      <span role="status">{told}</span>
    </>
  )
}
