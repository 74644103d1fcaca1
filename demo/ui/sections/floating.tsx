import { useStore } from '@nanostores/react'
import { ChevronDown, Copy, Ellipsis, House, Pencil, SlidersHorizontal, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useConfirm } from '#src/ui/confirm/confirm.ts'
import { Dialog } from '#src/ui/dialog/dialog.tsx'
import { Drawer } from '#src/ui/drawer/drawer.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { Menu } from '#src/ui/menu/menu.tsx'
import { Popover } from '#src/ui/popover/popover.tsx'
import { Select } from '#src/ui/select/select.tsx'
import { Switch } from '#src/ui/switch/switch.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { Tooltip } from '#src/ui/tooltip/tooltip.tsx'
import { $text } from '../gallery.text.ts'

function Form() {
  const t = useStore($text)
  const [name, setName] = useState('')
  const [category, setCategory] = useState<string>()
  const options = [
    { value: 'fruit', label: t.fruit },
    { value: 'drinks', label: t.drinks },
    { value: 'baby', label: t.baby },
  ]
  return (
    <div className="gallery-stack is-full">
      <Field label={t.name} required help={t.nameHelp}>
        <Input value={name} onChange={setName} />
      </Field>
      <Field label={t.category}>
        <Select value={category} onChange={setCategory} options={options} placeholder={t.choose} />
      </Field>
    </div>
  )
}

/** What is pressed here goes away, at once or after a question. */
function RemovableRows() {
  const t = useStore($text)
  const common = useStore($common)
  const confirm = useConfirm()
  const [gone, setGone] = useState<string[]>([])
  const remove = (name: string) => setGone((before) => [...before, name])
  const ask = async (name: string) => (await confirm({ title: `${common.remove} ${name}` })) && remove(name)
  return [t.fruit, t.drinks, t.baby]
    .filter((name) => !gone.includes(name))
    .map((name) => (
      <div key={name} className="gallery-row">
        <Button onClick={() => remove(name)}>{`${t.takeOut} ${name}`}</Button>
        <Button onClick={() => void ask(name)}>{`${common.remove} ${name}`}</Button>
      </div>
    ))
}

function Dialogs() {
  const t = useStore($text)
  const common = useStore($common)
  const notify = useNotify()
  const confirm = useConfirm()
  const [shown, setShown] = useState<'dialog' | 'drawer'>()
  const close = () => setShown(undefined)
  const ask = async () => {
    const isYes = await confirm({ title: t.askTitle, message: t.askMessage, confirmLabel: common.remove, danger: true })
    if (isYes) notify.success(t.saved)
  }
  const footer = (
    <>
      <Button onClick={ask}>{t.ask}</Button>
      <Button variant="primary" onClick={() => notify.success(t.saved)}>
        {common.save}
      </Button>
    </>
  )
  return (
    <div className="gallery-row">
      <Button onClick={() => setShown('dialog')}>{t.openDialog}</Button>
      <Button onClick={() => setShown('drawer')}>{t.openDrawer}</Button>
      <Button variant="danger" onClick={ask}>
        {t.ask}
      </Button>
      <Dialog open={shown === 'dialog'} onClose={close} title={t.newPage} footer={footer} closeOnBackdrop>
        <Form />
      </Dialog>
      <Drawer open={shown === 'drawer'} onClose={close} title={t.newPage} footer={footer} width={420}>
        <Form />
        <RemovableRows />
      </Drawer>
    </div>
  )
}

export function Floating() {
  const t = useStore($text)
  const common = useStore($common)
  const notify = useNotify()
  const [isOn, setOn] = useState(false)
  const items = [
    { key: 'rename', label: t.rename, icon: <Pencil />, shortcut: 'F2', onSelect: () => notify.info(t.rename) },
    { key: 'copy', label: common.copy, icon: <Copy />, onSelect: () => notify.info(common.copy) },
    { key: 'home', label: t.setHome, icon: <House />, disabled: true, onSelect: () => undefined },
    'divider' as const,
    { key: 'remove', label: common.remove, icon: <Trash2 />, danger: true, onSelect: () => notify.error(t.toastError) },
  ]
  return (
    <section className="gallery-card is-wide">
      <h2>{t.floating}</h2>
      <Dialogs />
      <div className="gallery-row">
        <Menu align="start" trigger={<Button icon={<ChevronDown />}>{common.actions}</Button>} items={items} />
        <Menu trigger={<IconButton label={common.more} icon={<Ellipsis />} variant="plain" />} items={items} />
        <Popover label={t.filters} trigger={<Button icon={<SlidersHorizontal />}>{t.filters}</Button>}>
          <div className="gallery-stack is-full" style={{ width: 240 }}>
            <Form />
            <Switch checked={isOn} onChange={setOn}>
              {t.visible}
            </Switch>
          </div>
        </Popover>
        <Tooltip text={t.askMessage}>
          <Button variant="quiet">{t.preview}</Button>
        </Tooltip>
      </div>
      <div className="gallery-row">
        <Button onClick={() => notify.success(t.saved)}>{t.saved}</Button>
        <Button onClick={() => notify.info(t.toastInfo, { label: common.retry, run: () => undefined })}>{t.toastInfo}</Button>
        <Button onClick={() => notify.error(t.toastError)}>{t.toastError}</Button>
      </div>
    </section>
  )
}
