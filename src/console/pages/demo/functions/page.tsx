import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { definePage } from '#src/console/engine/define-page.ts'
import { DemoPage } from '#src/console/parts/demo/demo-page.tsx'
import { DemoPart } from '#src/console/parts/demo/demo-part.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { useConfirm } from '#src/ui/confirm/confirm.ts'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Drawer } from '#src/ui/drawer/drawer.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { $text } from './text.ts'

/** Messages, questions, undo, dialogs: what every page may use. */
function Functions() {
  const text = useStore($text)
  const notify = useNotify()
  const confirm = useConfirm()
  const [count, setCount] = useState(0)
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null)
  const close = () => setOpen(null)
  const add = () => {
    setCount((before) => before + 1)
    const run = () => {
      setCount((before) => before - 1)
      notify.info(text.undone)
    }
    notify.success(text.added, { label: text.undo, run })
  }
  const clear = async () => {
    if (await confirm({ title: text.sure })) setCount(0)
  }
  return (
    <DemoPage title={text.title} about={text.about}>
      <DemoPart title={text.messages}>
        <Button onClick={() => notify.success(text.success)}>{text.success}</Button>
        <Button onClick={() => notify.info(text.info)}>{text.info}</Button>
        <Button onClick={() => notify.error(text.error)}>{text.error}</Button>
      </DemoPart>
      <DemoPart title={text.questions}>
        <span role="status">
          {text.count}: {count}
        </span>
        <Button variant="primary" onClick={add}>
          {text.add}
        </Button>
        <Button onClick={() => void clear()}>{text.ask}</Button>
      </DemoPart>
      <DemoPart title={text.panels}>
        <Button onClick={() => setOpen('dialog')}>{text.dialog}</Button>
        <Button onClick={() => setOpen('drawer')}>{text.drawer}</Button>
      </DemoPart>
      <Dialog open={open === 'dialog'} onClose={close} title={text.dialog}>
        <p>{text.inside}</p>
      </Dialog>
      <Drawer open={open === 'drawer'} onClose={close} title={text.drawer}>
        <p>{text.inside}</p>
      </Drawer>
    </DemoPage>
  )
}

export default definePage({ text: $text, view: Functions })
