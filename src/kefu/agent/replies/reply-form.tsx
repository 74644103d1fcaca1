import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { addAgentReply, changeAgentReply } from '#src/api/canned-replies.ts'
import type { Connection } from '#src/stores/connection.ts'
import { $common } from '#src/text/common-words.ts'
import { Button } from '#src/ui/button/button.tsx'
import { Field } from '#src/ui/field/field.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { Select } from '#src/ui/select/select.tsx'
import { Textarea } from '#src/ui/textarea/textarea.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { $text } from './replies.text.ts'
import type { Reply } from './reply-text.ts'
import { useCategories } from './use-replies.tsx'

interface ReplyFormProps {
  connection: Connection
  /** Undefined adds one. */
  reply: Reply | undefined
  /** The category that a new one begins in. */
  category: string
  onClose(): void
}

/** Adds or changes a reply of one's own. */
export function ReplyForm({ connection, reply, category, onClose }: ReplyFormProps) {
  const text = useStore($text)
  const common = useStore($common)
  const notify = useNotify()
  const categories = useCategories(connection, 1)
  const options = (categories.state === 'there' ? categories.data : []).map(({ id, name }) => ({ value: String(id), label: name }))
  const [title, setTitle] = useState(reply?.title ?? '')
  const [message, setMessage] = useState(reply?.message ?? '')
  const [chosen, setChosen] = useState(reply?.category ?? category)
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  // a shop takes no reply of one's own without a category of one's own
  const cate_id = options.some(({ value }) => value === chosen) ? chosen : (options[0]?.value ?? '')
  const isMissing = message.trim() === ''

  const save = async () => {
    setTried(true)
    if (isBusy || isMissing || cate_id === '') return
    setBusy(true)
    const body = { title: title.trim(), message: message.trim(), cate_id }
    try {
      const said = reply
        ? await connection.answer(changeAgentReply, { params: { id: reply.id }, body })
        : await connection.answer(addAgentReply, { body: { ...body, sort: 0 } })
      notify.success(said.message)
      onClose()
    } catch (error) {
      notify.failure(error)
    }
    setBusy(false)
  }
  return (
    <section className="kefu-replies-form" aria-label={reply ? text.change : text.add}>
      <Field label={text.name}>
        <Input value={title} onChange={setTitle} maxLength={50} placeholder={text.nameHint} />
      </Field>
      <Field label={text.message} required error={isTried && isMissing && text.messageMissing} help={text.variables}>
        <Textarea value={message} onChange={setMessage} rows={4} maxLength={500} counted placeholder={text.messageHint} />
      </Field>
      <Field label={text.category} required error={cate_id === '' && (isTried || categories.state === 'there') && text.categoryMissing}>
        <Select value={cate_id} onChange={setChosen} options={options} disabled={options.length === 0} />
      </Field>
      <div className="kefu-replies-buttons">
        <Button onClick={onClose}>{common.cancel}</Button>
        <Button variant="primary" busy={isBusy} onClick={() => void save()}>
          {common.save}
        </Button>
      </div>
    </section>
  )
}
