import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { listStoreProducts } from '#src/api/products.ts'
import { emptyProductBin, type EmptiedBin } from '#src/api/store-products.ts'
import type { PageTools } from '#src/console/engine/page.ts'
import { useRead } from '#src/stores/use-read.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Spinner } from '#src/ui/spinner/spinner.tsx'
import { $text } from './empty-bin.text.ts'

/** Asks with the number of everything that lies in the recycle bin, whatever the list is narrowed to; then says what stays, and why. */
export function EmptyBin({ onClose, tools }: { onClose: () => void; tools: PageTools }) {
  const text = useStore($text)
  const { connection } = tools
  const read = useRead(connection, ['GET', 'product/product', 'bin'], async (over) => {
    const { count } = await over.send(listStoreProducts, { query: { page: 1, limit: 1, type: 6 } })
    return Number(count)
  })
  const [emptied, setEmptied] = useState<EmptiedBin>()
  const [isBusy, setBusy] = useState(false)
  const count = read.state === 'there' ? read.data : 0
  const empty = async () => {
    setBusy(true)
    try {
      setEmptied(await connection.send(emptyProductBin, { body: { count } }))
      tools.reload()
    } catch (failure) {
      tools.notifyError(failure instanceof Error ? failure.message : String(failure))
    } finally {
      setBusy(false)
    }
  }
  const said = read.state === 'failed' ? read.message : count > 0 ? text.sure(count) : text.none
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.title}
      width={480}
      footer={
        emptied ? (
          <Button onClick={onClose}>{text.close}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{text.cancel}</Button>
            <Button variant="danger" busy={isBusy} disabled={count === 0} onClick={() => void empty()}>
              {text.remove(count)}
            </Button>
          </>
        )
      }
    >
      {emptied ? <Told emptied={emptied} /> : read.state === 'waiting' ? <Spinner /> : <p>{said}</p>}
    </Dialog>
  )
}

function Told({ emptied: { removed, kept_count: stays, kept } }: { emptied: EmptiedBin }) {
  const text = useStore($text)
  return (
    <>
      <p role="status">{text.removed(removed)}</p>
      {stays > 0 && (
        <>
          <p>{text.kept(stays)}</p>
          <ul>
            {kept.map(({ id, store_name: name, why }) => (
              <li key={String(id)}>
                {name} <span className="console-faint">{why}</span>
              </li>
            ))}
          </ul>
          {stays > kept.length && <p className="console-faint">{text.further(stays - kept.length)}</p>}
        </>
      )}
    </>
  )
}
