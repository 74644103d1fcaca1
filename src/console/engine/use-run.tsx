import { useStore } from '@nanostores/react'
import { useContext, useRef, useState } from 'react'
import { IntentionKey } from '#src/lib/intention-key.ts'
import { $common } from '#src/text/common-words.ts'
import { sendKeyed } from '#src/stores/keyed.ts'
import { useConfirm } from '#src/ui/confirm/confirm.ts'
import { useNotify } from '#src/ui/toast/notify.ts'
import type { Form } from '#src/forms/declared/form.ts'
import type { GenericCall } from './generic-call.ts'
import { $text } from './engine.text.ts'
import { ActionModal, ModalHost, type OpenModal, type ModalDialog } from './action-modal.tsx'
import type { PageTools, PageWords } from './page.ts'
import { useKeyed } from './use-tools.ts'

/** Milliseconds in which a second press of a writing button does nothing (specification 9). */
const pressGuard = 1000

/** An action without its place: what it needs for one target, a row or several. */
interface Runnable<Target, W> {
  key: string
  isDanger?: boolean
  confirm?: string | true | ((target: Target, words: W) => string)
  run?(target: Target, tools: PageTools, words: W): Promise<string | void> | string | void
  call?(target: Target): GenericCall
  undo?(target: Target, tools: PageTools, words: W): Promise<string | void>
  open?(target: Target, tools: PageTools, words: W): void
  form?: Form<never>
  Dialog?: unknown
}

interface RunOptions<Target, W> {
  words: W
  tools: PageTools
  /** Named in the question. */
  nameOf(target: Target): string | undefined
  /** What a dialog gets beside `tools` and `onClose`. */
  propsOf(target: Target): object
  /** By which a draft of its form is known. */
  idOf?(target: Target): string
  /** After a write that went well. */
  onDone?(): void
}

const sentenceOf = <Target, W extends PageWords>(question: string | ((target: Target, words: W) => string), target: Target, words: W) =>
  typeof question === 'function' ? question(target, words) : String(words[question])

/** Runs actions: question, pending state, guard against a second press, messages, undo, and the dialog that one opens. */
export function useRun<Target, W extends PageWords>({ words, tools, nameOf, propsOf, idOf, onDone }: RunOptions<Target, W>) {
  const confirm = useConfirm()
  const notify = useNotify()
  const common = useStore($common)
  const text = useStore($text)
  const [running, setRunning] = useState<string | null>(null)
  const [opened, setOpened] = useState<OpenModal | null>(null)
  const open = useContext(ModalHost) ?? setOpened
  const guarded = useRef(0)
  const isBusy = useRef(false)
  const [intention] = useState(() => new IntentionKey())
  const keyed = useKeyed(tools)

  const asked = ({ key, isDanger, confirm: question }: Runnable<Target, W>, target: Target) => {
    if (!question) return true
    const label = String(words[key])
    return confirm({
      title: question === true ? text.sure(label) : sentenceOf(question, target, words),
      message: nameOf(target),
      confirmLabel: isDanger ? label : common.confirm,
      danger: isDanger,
    })
  }
  const written = (action: Runnable<Target, W>, target: Target, told: string | void) => {
    const { undo } = action
    const back = () => {
      undo!(target, keyed, words).then((said) => (said && notify.success(said), tools.reload()), notify.failure)
    }
    if (told !== undefined || undo) notify.success(told ?? '', undo && { label: text.undo, run: back })
    onDone?.()
    tools.reload()
  }
  const sendGeneric = async (call: GenericCall) => {
    const { sendGenericCall } = await import('./generic-call.ts')
    return sendKeyed({ key: intention, request: call }, (options) => sendGenericCall(tools.connection, call, options))
  }
  const write = async (action: Runnable<Target, W>, target: Target) => {
    isBusy.current = true
    try {
      if (!(await asked(action, target))) return
      const sent = action.call ? sendGeneric(action.call(target)) : action.run?.(target, keyed, words)
      if (!(sent instanceof Promise)) return
      setRunning(action.key)
      guarded.current = Date.now() + pressGuard
      written(action, target, await sent)
    } catch (error) {
      notify.failure(error)
    } finally {
      isBusy.current = false
      setRunning(null)
    }
  }
  const run = (action: Runnable<Target, W>, target: Target) => {
    if (action.open) return action.open(target, tools, words)
    if (action.form) {
      const { row } = propsOf(target) as { row?: never }
      const form = { form: action.form, key: action.key, id: idOf?.(target) ?? '', title: String(words[action.key]), row }
      return open({ form, onDone: tools.reload })
    }
    if (action.Dialog) return open({ Dialog: action.Dialog as ModalDialog, props: propsOf(target), tools })
    if (!isBusy.current && Date.now() >= guarded.current) void write(action, target)
  }
  const shown = opened && <ActionModal opened={opened} onClose={() => setOpened(null)} />
  return { run, running, shown }
}
