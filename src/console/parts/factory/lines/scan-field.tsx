import { useStore } from '@nanostores/react'
import { useRef, useState, type RefObject } from 'react'
import { scanCode, type Closest, type ScanContext, type ScanHit } from '#src/api/line-entry.ts'
import type { GridStore } from '#src/fields/lines/grid-store.ts'
import { RequestError } from '#src/http/failure.ts'
import type { Connection } from '#src/stores/connection.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { putScanned } from './scanned-row.ts'
import { $lineWords } from './text.ts'

export interface ScanProps {
  grid: GridStore
  connection: Connection
  context: ScanContext
  warehouse(): string
  /** A paper was scanned: its lines are brought. Answers its number. */
  onPaper?: ((id: string) => Promise<void>) | undefined
  field: RefObject<HTMLInputElement | null>
}

interface Told {
  text: string
  isWrong?: boolean
  closest?: readonly Closest[]
}

/** A field for a scanner: a code and Enter make a row, and the next code can follow at once. */
export function ScanField({ grid, connection, context, warehouse, onPaper, field }: ScanProps) {
  const words = useStore($lineWords)
  const [code, setCode] = useState('')
  const [told, setTold] = useState<Told>({ text: '' })
  // codes are put in one after the other, however fast they come
  const queue = useRef(Promise.resolve())
  const put = async (hit: ScanHit) => {
    if (hit.kind === 'doc') {
      await onPaper?.(hit.id)
      return setTold({ text: words.scanned(hit.label) })
    }
    if (hit.kind === 'location') return setTold({ text: words.place(hit.label) })
    const at = putScanned(grid, hit)
    setTold({ text: words.scanned(`${hit.label}${hit.available ? ` · ${words.stock} ${hit.available}` : ''}`) })
    if (!at) return
    const column = grid.shape.columns.findIndex(({ name }) => name === at.column)
    if (column >= 0) grid.select({ row: at.row, column })
  }
  const look = async (text: string) => {
    const id = Number(warehouse())
    try {
      const { hit } = await connection.send(scanCode, { body: { code: text, context, ...(id > 0 && { warehouse_id: id }) } })
      await put(hit)
    } catch (error) {
      const closest = error instanceof RequestError ? (error.data as { closest?: Closest[] } | undefined)?.closest : undefined
      setTold({ text: (error as Error).message, isWrong: true, ...(closest && { closest }) })
    }
  }
  const scan = (text: string) => {
    setCode('')
    if (text.trim() !== '') queue.current = queue.current.then(() => look(text.trim()))
  }
  return (
    <div className="line-scan">
      <Input
        ref={field}
        value={code}
        onChange={setCode}
        onEnter={() => scan(code)}
        aria-label={words.scan}
        placeholder={words.scanHint}
        enterKeyHint="next"
      />
      <p role="status" data-wrong={told.isWrong || undefined}>
        {told.text}
        {told.closest && told.closest.length > 0 && (
          <>
            {' '}
            {words.closest}
            {told.closest.map((one) => (
              <Button key={`${one.kind} ${one.code}`} size="compact" variant="quiet" title={one.label} onClick={() => scan(one.code)}>
                {one.code}
              </Button>
            ))}
          </>
        )}
      </p>
    </div>
  )
}
