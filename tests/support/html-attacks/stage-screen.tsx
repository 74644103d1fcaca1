import { atom } from 'nanostores'
import { useEffect, useState, type ReactNode } from 'react'
import { RichTextPreview } from '#src/designer/blocks/richText/preview.tsx'
import { RichTextControl } from '#src/designer/panel/controls/rich-text.tsx'
import { EditorContext } from '#src/designer/use-editor.ts'
import { FormFields } from '#src/forms/form-fields.tsx'
import { FormStore } from '#src/forms/form-store.ts'
import { readForm } from '#src/forms/read-form.ts'
import { BubbleRow } from '#src/kefu/thread/bubble-row.tsx'
import { RichTextInput } from '#src/pickers/rich-text/rich-text-input.tsx'
import type { Connection } from '#src/stores/connection.ts'
import { useConfirm } from '#src/ui/confirm/confirm.ts'
import { Field } from '#src/ui/field/field.tsx'
import { useHost } from '#src/ui/host.ts'
import { mountReact } from '#src/ui/mount.tsx'
import { RadioGroup } from '#src/ui/radio/radio.tsx'
import { RichText } from '#src/ui/rich-text/rich-text.tsx'
import { Table } from '#src/ui/table/table.tsx'
import { useNotify } from '#src/ui/toast/notify.ts'
import { Tooltip } from '#src/ui/tooltip/tooltip.tsx'

declare global {
  /** What the test hands over, before the page's own scripts. */
  var attacks: readonly string[]
  /** Edits another text, in the editor. */
  var edit: (html: string) => void
  /** Shows all of it in a message and a question. */
  var say: () => void
}

const locked = { connection: {}, page: { $isLocked: atom(true) } } as never
const nothing = () => undefined
const cards = {
  base: '',
  product: async () => undefined,
  order: async () => undefined,
  isOld: () => false,
  $changes: atom(0),
  orderChanged: () => undefined,
}

const helped = (html: string, at: number) =>
  readForm({ rules: [{ type: 'input', field: `f${at}`, title: 'x', value: '', suffix: { type: 'div', domProps: { innerHTML: html } } }] })

const store = (html: string, at: number) => new FormStore(helped(html, at))

const stages: Record<string, (html: string, at: number) => ReactNode> = {
  text: (html) => <RichText html={html} />,
  preview: (html) => <RichTextPreview value={{ html, background: '', sideSpace: 0, endSpace: 0 }} />,
  help: (html, at) => <FormFields store={store(html, at)} onEnter={nothing} />,
  locked: (html) => (
    <RichTextControl
      row={{ field: 'html' } as never}
      value={html}
      initial={undefined}
      words={{ html: 'x' } as never}
      whole={{}}
      onChange={nothing}
      onCommit={nothing}
    />
  ),
  words: (html) => (
    <Tooltip text={html}>
      <Field label={html} help={html} error={html}>
        <RadioGroup aria-label={html} value={html} onChange={nothing} options={[{ value: html, label: html }]} />
      </Field>
    </Tooltip>
  ),
  message: (html, at) => (
    <BubbleRow
      row={{
        kind: 'message',
        key: String(at),
        message: {
          key: String(at),
          from: '1',
          to: '2',
          text: html,
          kind: 'text',
          at: 0,
          state: 'failed',
          reason: html,
          nickname: html,
          avatar: '',
        },
        ...{ isMine: true, isFirst: true, isLast: true, showsTime: true },
      }}
      context={{ cards, customer: '2', enlarge: nothing }}
      partner={{ nickname: html, avatar: '' }}
      arrival="sent"
      onRetry={nothing}
      onDiscard={nothing}
    />
  ),
  cell: (html) => (
    <Table
      caption={html}
      rows={[html]}
      rowKey={String}
      columns={[{ key: 'a', title: html, show: (row) => <span title={row}>{row}</span> }]}
      empty={html}
    />
  ),
}

/** Each attack in each place, a button behind each: whoever lies over a button took the place of something. */
function Stage() {
  const host = useHost()
  const notify = useNotify()
  const confirm = useConfirm()
  const [edited, setEdited] = useState('')
  useEffect(() => {
    globalThis.edit = setEdited
    globalThis.say = () => {
      const all = attacks.join(' ')
      notify.error(all)
      void confirm({ title: all, message: all, confirmLabel: all })
    }
    host.emit('crm-ready')
  }, [host, notify, confirm])
  return (
    <EditorContext.Provider value={locked}>
      {Object.entries(stages).map(([name, show]) => (
        <section key={name} data-section={name}>
          {[...attacks, '<p>end</p>'].map((html, at) => (
            <div key={at} data-attack={at}>
              <div className="stage-box">{show(html, at)}</div>
              <button type="button" className="stage-after">
                after
              </button>
            </div>
          ))}
        </section>
      ))}
      <section data-section="editor">
        <RichTextInput connection={{} as Connection} value={edited} label="x" onChange={nothing} />
        <button type="button" className="stage-after">
          after
        </button>
      </section>
    </EditorContext.Provider>
  )
}

export default mountReact(Stage)
